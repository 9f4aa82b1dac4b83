'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { localPath } from '@/content/paths'
import { basePath } from '../ui/public-values'
import { currentState } from './current-link'

/** A link of the menus, which says where the visitor is. A client component because Next tells no other its path; the export prints what it says. */
export function NavLink({ href, children, className }: { href: string; children: ReactNode; className?: string | undefined }) {
  return (
    <a href={localPath(href, basePath)} className={className} aria-current={currentState(usePathname(), href)}>
      {children}
    </a>
  )
}

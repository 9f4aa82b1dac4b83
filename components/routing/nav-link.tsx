'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { localPath } from '@/content/paths'
import { basePath } from '../public-values'
import { currentState } from './current-link'

/** A link of the menus, which says where the visitor is. It is in the exported HTML already, so nothing moves when the script arrives. */
export function NavLink({ href, children, className }: { href: string; children: ReactNode; className?: string }) {
  return (
    <a href={localPath(href, basePath)} className={className} aria-current={currentState(usePathname(), href)}>
      {children}
    </a>
  )
}

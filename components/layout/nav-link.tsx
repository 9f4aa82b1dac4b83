'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type Props = {
  /** The page's path, as in content/navigation.ts. */
  path: string
  /** The same, as the export serves it. */
  address: string
  children: ReactNode
}

/** A link of the menus: it says which page is open, and that an article belongs to the blog. */
export function NavLink({ path, address, children }: Props) {
  const here = usePathname().replace(/\/$/, '') || '/'
  const isInside = path !== '/' && here.startsWith(`${path}/`)
  return (
    <a href={address} aria-current={here === path ? 'page' : isInside ? 'true' : undefined}>
      {children}
    </a>
  )
}

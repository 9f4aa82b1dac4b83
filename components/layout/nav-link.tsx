'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { localPath } from '@/lib/paths'
import { basePath } from '../../lib/public-environment'

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/** « page » for the page itself, « true » for the section that it is part of, as the link to the blog on an article. */
export function currentStateOf(pathname: string, href: string): 'page' | 'true' | undefined {
  const here = withoutTrailingSlash(pathname)
  const there = withoutTrailingSlash(href)
  if (here === there) return 'page'
  return there !== '' && here.startsWith(`${there}/`) ? 'true' : undefined
}

/** A link of the menus, which says where the visitor is. A client component because Next tells no other its path; the export prints what it says. */
export function NavLink({
  href,
  children,
  className,
}: {
  href: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <a
      href={localPath(href, basePath)}
      className={className}
      aria-current={currentStateOf(usePathname(), href)}
    >
      {children}
    </a>
  )
}

export type NavItem = { href: string; label: string }

/** `children`: what stands at the end of the list, in an <li> of its own. */
export function NavList({ items, children }: { items: readonly NavItem[]; children?: ReactNode }) {
  return (
    <ul role="list">
      {items.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href}>{label}</NavLink>
        </li>
      ))}
      {children}
    </ul>
  )
}

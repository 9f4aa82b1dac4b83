'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { localPath } from '@/lib/paths'
import { basePath } from '../../lib/public-environment'

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/**
 * The value of aria-current: `page` on the page itself, `true` on a page below it, as an article
 * for the blog.
 */
export function currentStateOf(pathname: string, href: string): 'page' | 'true' | undefined {
  const here = withoutTrailingSlash(pathname)
  const there = withoutTrailingSlash(href)
  if (here === there) return 'page'
  return there !== '' && here.startsWith(`${there}/`) ? 'true' : undefined
}

/**
 * A menu link with aria-current. A client component because only usePathname gives the path; the
 * export keeps its markup alone.
 */
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

/** `children` are the last items, each in its own <li>. */
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

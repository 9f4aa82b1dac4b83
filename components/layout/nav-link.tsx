'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { buildLocalPath, withoutTrailingSlash } from '@/lib/paths'
import { basePath } from '@/lib/public-environment'

/**
 * Returns the value of aria-current: `page` on the page itself, `true` on a page below it, such as
 * an article of the blog.
 */
export function getCurrentState(pathname: string, href: string) {
  const here = withoutTrailingSlash(pathname)
  const there = withoutTrailingSlash(href)
  if (here === there) return 'page'
  return there !== '' && here.startsWith(`${there}/`) ? 'true' : undefined
}

/** A menu link with aria-current, a client component because only usePathname gives the path. */
export function NavLink({
  href,
  tint,
  children,
  className,
}: {
  href: string
  /** The tint of the page's title band, which the link has on that page. */
  tint?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const current = getCurrentState(usePathname(), href)
  return (
    <a
      href={buildLocalPath(href, basePath)}
      className={classNames('tap-target', className)}
      aria-current={current}
      data-tint={current === 'page' ? tint : undefined}
    >
      {children}
    </a>
  )
}

type ListProps = {
  items: readonly { href: string; label: string; tint?: string }[]
  className?: string | undefined
  children?: ReactNode
}

/** A list of menu links. `children` are its last items, each in its own <li>. */
export const NavList = ({ items, className, children }: ListProps) => (
  <ul className={className} role="list">
    {items.map(({ href, label, tint }) => (
      <li key={href}>
        <NavLink href={href} tint={tint}>
          {label}
        </NavLink>
      </li>
    ))}
    {children}
  </ul>
)

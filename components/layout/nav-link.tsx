import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { buildLocalPath } from '@/lib/paths'
import { basePath } from '@/lib/public-environment'

/** `page` on the page itself, `true` on a page below it, such as an article of the blog. */
function getCurrentState(path: string, href: string) {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

/** A menu link with aria-current. */
export function NavLink({
  path,
  href,
  tint,
  children,
  className,
}: {
  /** The address of the page that shows the link. */
  path: string
  href: string
  /** The tint of the page's title band, which the link has on that page. */
  tint?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const current = getCurrentState(path, href)
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
  path: string
  items: readonly { href: string; label: string; tint?: string }[]
  className?: string | undefined
  children?: ReactNode
}

/** A list of menu links. `children` are its last items, each in its own <li>. */
export const NavList = ({ path, items, className, children }: ListProps) => (
  <ul className={className} role="list">
    {items.map(({ href, label, tint }) => (
      <li key={href}>
        <NavLink path={path} href={href} tint={tint}>
          {label}
        </NavLink>
      </li>
    ))}
    {children}
  </ul>
)

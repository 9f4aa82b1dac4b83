import { NavLink } from './nav-link'

export type NavItem = { href: string; label: string }

export function NavItems({ items }: { items: readonly NavItem[] }) {
  return items.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href}>{label}</NavLink>
    </li>
  ))
}

export function NavList({ items }: { items: readonly NavItem[] }) {
  return (
    <ul role="list">
      <NavItems items={items} />
    </ul>
  )
}

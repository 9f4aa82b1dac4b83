import type { ReactNode } from 'react'
import { buildLocalPath } from '@/lib/paths'
import { basePath } from '@/lib/public-environment'
import { ButtonAnchor } from './button'

type Props = {
  href: string
  children: ReactNode
  className?: string | undefined
}

/** Adds the base path and the trailing slash to the address of a page of the site. */
const resolveHref = (href: string) => (href.startsWith('/') ? buildLocalPath(href, basePath) : href)

/** A plain <a>: next/link costs 3.6 kB, and prefetches with requests of its own. */
export function SiteLink({ href, children, ...rest }: Props) {
  return (
    <a href={resolveHref(href)} {...rest}>
      {children}
    </a>
  )
}

type TapProps = { href: string; label: string }

/** A link alone on its line, with a large target. */
export const TapLink = ({ href, label }: TapProps) => (
  <SiteLink className="tap-target" href={href}>
    {label}
  </SiteLink>
)

/** Links to pages, each on its line. */
export const LinkList = ({
  links,
  className,
}: {
  links: readonly TapProps[]
  className?: string
}) => (
  <ul className={className} role="list">
    {links.map((link) => (
      <li key={link.label}>
        <TapLink {...link} />
      </li>
    ))}
  </ul>
)

export function ButtonLink({
  href,
  ...rest
}: Omit<Props, 'className'> & { isOutlined?: boolean; onClick?: () => void }) {
  return <ButtonAnchor href={resolveHref(href)} {...rest} />
}

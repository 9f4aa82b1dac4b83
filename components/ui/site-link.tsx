import type { ReactNode } from 'react'
import { localPath } from '@/lib/paths'
import { basePath } from '../../lib/public-environment'
import { ButtonAnchor } from './button'

type Props = {
  href: string
  children: ReactNode
  className?: string | undefined
  'aria-current'?: 'page' | undefined
}

/** Pages of the site get the base path and their trailing slash; anchors, phones and addresses stay as they are. */
const address = (href: string) => (href.startsWith('/') ? localPath(href, basePath) : href)

/** A link is a plain <a>, and the browser follows it: each next/link would cost its own requests and 3.6 kB. */
export function SiteLink({ href, children, ...rest }: Props) {
  return (
    <a href={address(href)} {...rest}>
      {children}
    </a>
  )
}

/** A link alone on its line. */
export const TapLink = ({ href, label }: { href: string; label: string }) => (
  <SiteLink className="tap" href={href}>
    {label}
  </SiteLink>
)

export function ButtonLink({
  href,
  ...rest
}: Omit<Props, 'className'> & { line?: boolean; onClick?: () => void }) {
  return <ButtonAnchor href={address(href)} {...rest} />
}

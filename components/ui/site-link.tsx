import type { ReactNode } from 'react'
import { localPath } from '@/content/paths'
import { basePath } from '../public-values'
import { ButtonAnchor } from './button.styles'

type Props = { href: string; children: ReactNode; className?: string; id?: string; 'aria-describedby'?: string }

/** Pages of the site get the base path and their trailing slash; anchors, phones and addresses stay as they are. */
const address = (href: string) => (href.startsWith('/') ? localPath(href, basePath) : href)

/**
 * A link is a plain <a>: it works before any script. components/routing/soft-navigation makes it soft afterwards, for one listener in all
 * where each next/link costs its own requests and 3.6 kB.
 */
export function SiteLink({ href, children, ...rest }: Props) {
  return (
    <a href={address(href)} {...rest}>
      {children}
    </a>
  )
}

export function ButtonLink({ href, line = false, ...rest }: Props & { line?: boolean }) {
  return <ButtonAnchor href={address(href)} $line={line} {...rest} />
}

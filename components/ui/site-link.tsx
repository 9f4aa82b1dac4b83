import type { ReactNode } from 'react'
import { localPath } from '@/content/paths'
import { basePath } from '../public-values'
import { ButtonAnchor } from './button'

type Props = { href: string; children: ReactNode; className?: string | undefined }

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

export function ButtonLink({ href, ...rest }: Omit<Props, 'className'> & { line?: boolean }) {
  return <ButtonAnchor href={address(href)} {...rest} />
}

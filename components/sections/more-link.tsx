import type { Link } from '@/content/schemas'
import { SiteLink } from '../ui/site-link'
import css from './more-link.module.css'

/** Where a band says more. */
export function MoreLink({ link }: { link: Link }) {
  return (
    <p className={css.more}>
      <SiteLink href={link.href}>{link.label}</SiteLink>
    </p>
  )
}

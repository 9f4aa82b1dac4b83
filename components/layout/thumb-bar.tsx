import type { Interface } from '@/content/schema/interface'
import { Icon, phoneIcon } from '../ui/icon'
import type { Phone } from '../ui/phone-link'
import { SiteLink } from '../ui/site-link'
import { NavLink } from './nav-link'
import './thumb-bar.css'

type Props = {
  words: Interface
  phone: Phone
  contactHref: string
  urgentLink: { href: string; label: string }
}

/**
 * The phone number and the contact form, fixed to the foot of a small screen; the urgent numbers
 * too on the smallest.
 */
export function ThumbBar({ words, phone, contactHref, urgentLink }: Props) {
  return (
    <nav className="thumb-bar screen-only" aria-label={words.quickContact}>
      <SiteLink href={phone.href}>
        <Icon outline={phoneIcon} />
        <span>
          {words.call} <span className="visually-hidden">{words.callHint}</span>
        </span>
      </SiteLink>
      <NavLink href={contactHref}>
        <span>
          {words.write} <span className="visually-hidden">{words.writeHint}</span>
        </span>
      </NavLink>
      <SiteLink href={urgentLink.href}>{urgentLink.label}</SiteLink>
    </nav>
  )
}

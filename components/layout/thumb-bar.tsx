import { calendar } from '@/content/calendar'
import { findLink } from '@/content/pages'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { Icon, phoneIcon } from '../ui/icon'
import { SiteLink } from '../ui/site-link'
import { NavLink } from './nav-link'
import './thumb-bar.css'

const contactLink = findLink('button')
const urgentLink = findLink('urgent')

/**
 * The phone number and the contact form, held at the foot of a small screen; the smallest screens
 * also have the urgent numbers.
 */
export function ThumbBar({ path }: { path: string }) {
  return (
    <nav
      className="thumb-bar bold screen-only"
      data-static-bar={path === contactLink.href ? '' : undefined}
      aria-label={words.interfaceTexts.quickContact}
    >
      <SiteLink className="tap-target contact-surface" href={site.phone.href}>
        <Icon outline={phoneIcon} />
        <span>
          {words.interfaceTexts.call}{' '}
          <span
            className="small own-line"
            data-after-hours={words.interfaceTexts.callFrom}
            data-calendar={JSON.stringify(calendar)}
          />
          <span className="visually-hidden">{words.interfaceTexts.callHint}</span>
        </span>
      </SiteLink>
      <NavLink path={path} className="thumb-bar-on-dark" href={contactLink.href}>
        <span>
          {words.interfaceTexts.write}{' '}
          <span className="visually-hidden">{words.interfaceTexts.writeHint}</span>
        </span>
      </NavLink>
      <SiteLink className="tap-target thumb-bar-urgent" href={urgentLink.href}>
        {urgentLink.label}
      </SiteLink>
    </nav>
  )
}

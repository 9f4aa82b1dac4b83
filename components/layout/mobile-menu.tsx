import { findLink, listLinks } from '@/content/pages'
import type { Link } from '@/content/schema/parts'
import { listSituationLinks } from '@/content/situations'
import { words } from '@/content/words'
import { closeIcon, Icon, menuIcon } from '../ui/icon'
import { ButtonLink } from '../ui/site-link'
import { NavList } from './nav-link'
import './mobile-menu.css'

const contact = findLink('button')
const urgentLink = findLink('urgent')

/**
 * The menu of narrow pages. mobile-menu.client.ts closes it on a chosen link, on Escape and on a
 * click outside.
 */
export function MobileMenu({ path, search }: { path: string; search: Link }) {
  return (
    <details className="mobile-menu screen-only" data-menu>
      <summary className="bold">
        <span className="mobile-menu-closed">
          <Icon outline={menuIcon} /> {words.interfaceTexts.menu}
        </span>
        <span className="mobile-menu-opened">
          <Icon outline={closeIcon} /> {words.interfaceTexts.closeMenu}
        </span>
      </summary>
      <nav aria-label={words.interfaceTexts.menu}>
        <NavList
          path={path}
          className="mobile-menu-urgent bold"
          items={[{ ...urgentLink, label: words.interfaceTexts.urgentLink.menu }]}
        />
        <NavList path={path} className="mobile-menu-main" items={listLinks('main')} />
        <NavList path={path} className="mobile-menu-more" items={[search, ...listLinks('bar')]} />
        <p className="small muted">{words.interfaceTexts.situations}</p>
        <NavList path={path} className="mobile-menu-situations" items={listSituationLinks()} />
        <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
      </nav>
    </details>
  )
}

import type { Interface } from '@/content/schemas'
import { localPath } from '@/content/paths'
import { basePath } from '../ui/public-values'
import { Frame } from '../ui/layout'
import { Icon } from '../ui/icon'
import { PhoneLink } from '../ui/phone-link'
import { ButtonLink, SiteLink } from '../ui/site-link'
import { LightSwitch } from './light-switch'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { NavLink } from './nav-link'
import { NavItems, NavList, type NavItem } from './nav-list'
import { TextSize } from './text-size'
import css from './header.module.css'

type Props = {
  words: Interface
  identity: { brand: string; tagline: string; phone: { text: string; href: string }; hours: string }
  bar: readonly NavItem[]
  main: readonly NavItem[]
  contact: NavItem
  search: NavItem
  /** To the urgent numbers. */
  door: NavItem
  tools: readonly NavItem[]
}

export function Header({ words, identity, bar, main, contact, search, door, tools }: Props) {
  return (
    <header>
      <div className={css.bar}>
        <Frame className={css.row}>
          <PhoneLink phone={identity.phone} icon before={<span className={css.brand}>{identity.brand},</span>} />
          <span className={css.hours}>{identity.hours}</span>
          <NavLink href={door.href} className={css.door}>
            {door.label}
          </NavLink>
          <nav aria-label={words.secondaryNavigation}>
            <NavList items={bar} />
          </nav>
          <div className={css.reading}>
            <TextSize words={words.textSize} />
            <LightSwitch label={words.eveningLight} />
          </div>
        </Frame>
      </div>
      <div className={css.mast}>
        <Frame className={css.row}>
          <a className={css.logo} href={localPath('/', basePath)}>
            <Logo label={words.homeLink} />
            <span className={css.tagline}>{identity.tagline}</span>
          </a>
          <nav className={css.mainNavigation} aria-label={words.mainNavigation}>
            <ul role="list">
              <NavItems items={main} />
              <li className={css.search}>
                <SiteLink href={search.href}>
                  <Icon name="search" />
                  {search.label}
                </SiteLink>
              </li>
              <li>
                <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
              </li>
            </ul>
          </nav>
          <MobileMenu label={words.menu}>
            <nav aria-label={words.menu}>
              <NavList items={[{ ...door, label: words.door.menu }]} />
              <NavList items={main} />
              <NavList items={[search, ...bar]} />
              <p>{words.tools}</p>
              <NavList items={tools} />
              <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            </nav>
          </MobileMenu>
        </Frame>
      </div>
    </header>
  )
}

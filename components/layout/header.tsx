import type { Interface } from '@/content/schema/interface'
import { localPath } from '@/lib/paths'
import { classNames } from '@/lib/class-names'
import { basePath } from '@/lib/public-environment'
import { Container } from '../ui/page-grid'
import { Icon, searchIcon } from '../ui/icon'
import { PhoneLink, type Phone } from '../ui/phone-link'
import { ButtonLink, SiteLink } from '../ui/site-link'
import { Logo } from './logo'
import { NavLink, NavList, ShownOn, type NavItem } from './nav-link'
import { ThemeToggle, TextSizeControl } from './reading-settings'
import css from './header.module.css'
import menu from './mobile-menu.module.css'

type Props = {
  words: Interface
  identity: { brand: string; tagline: string; phone: Phone; hours: string }
  bar: readonly NavItem[]
  main: readonly NavItem[]
  contact: NavItem
  search: NavItem
  /** To the urgent numbers. */
  urgentLink: NavItem
  tools: readonly NavItem[]
}

export function Header({ words, identity, bar, main, contact, search, urgentLink, tools }: Props) {
  return (
    <header>
      <a className={`${css.skip} screen-only`} href="#contenu">
        {words.skip}
      </a>
      <div className={css.bar}>
        <Container className={`${css.row} cluster`}>
          <PhoneLink
            phone={identity.phone}
            icon
            before={
              // Among numbers that save a life, it says whose this one is.
              <ShownOn path={urgentLink.href}>
                <span className={css.brand}>{identity.brand},</span>
              </ShownOn>
            }
          />
          <NavLink href={urgentLink.href} className={`${css.urgentLink} screen-only`}>
            {urgentLink.label}
          </NavLink>
          <nav
            className={`${css.wideNavigation} screen-only`}
            aria-label={words.secondaryNavigation}
          >
            <NavList items={bar} />
          </nav>
          <div className={classNames(css.readingSettings, 'cluster screen-only')}>
            <TextSizeControl words={words.textSize} />
            <ThemeToggle label={words.eveningLight} />
          </div>
        </Container>
      </div>
      <div className={css.masthead}>
        <Container className={`${css.row} cluster`}>
          <a className={css.logo} href={localPath('/', basePath)}>
            <Logo brand={identity.brand} label={words.homeLink} />
            <span className={css.tagline}>{identity.tagline}</span>
          </a>
          <nav
            className={`${css.mainNavigation} ${css.wideNavigation} screen-only`}
            aria-label={words.mainNavigation}
          >
            <NavList items={main}>
              <li>
                <SiteLink href={search.href}>
                  <Icon outline={searchIcon} />
                  {search.label}
                </SiteLink>
              </li>
              <li>
                <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
              </li>
            </NavList>
          </nav>
          {/* mobile-menu.client.ts closes it on a chosen link, on Escape and on a click outside. */}
          <details className={`${menu.menu} screen-only`} data-menu>
            <summary className="opener">
              <span className={menu.bars} aria-hidden="true" />
              <span>{words.menu}</span>
              <span>{words.closeMenu}</span>
            </summary>
            <nav aria-label={words.menu}>
              <NavList items={[{ ...urgentLink, label: words.urgentLink.menu }]} />
              <NavList items={main} />
              <NavList items={[search, ...bar]} />
              <p className="small soft">{words.tools}</p>
              <NavList items={tools} />
              <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            </nav>
          </details>
        </Container>
      </div>
    </header>
  )
}

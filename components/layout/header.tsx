import { findLink, listLinks } from '@/content/pages'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { Container } from '../ui/page-layout'
import { Icon, searchIcon } from '../ui/icon'
import { pageTitleId } from '../ui/page-title'
import { PhoneLink } from '../ui/phone-link'
import { ButtonLink, SiteLink } from '../ui/site-link'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { NavLink, NavList } from './nav-link'
import { ThemeToggle, TextSizeControl } from './reading-settings'
import './header.css'

const contact = findLink('button')
const urgentLink = findLink('urgent')
const search = { href: '/blog#chercher', label: words.interfaceTexts.search.link }
const barLinks = listLinks('bar')
const mainLinks = listLinks('main')

export function Header({ path }: { path: string }) {
  return (
    <header>
      <a className="header-skip screen-only" href={`#${pageTitleId}`}>
        {words.interfaceTexts.skip}
      </a>
      <div className="header-top-bar">
        <Container className="header-row cluster space-between">
          <PhoneLink
            phone={site.phone}
            hasIcon
            before={
              // Beside emergency numbers, a label says that this number is the agency's.
              path === urgentLink.href && <span className="header-brand">{site.brand},</span>
            }
          />
          <NavLink
            path={path}
            href={urgentLink.href}
            className="header-urgent-link bold screen-only"
          >
            {urgentLink.label}
          </NavLink>
          <nav
            className="header-wide-navigation wide-only screen-only"
            aria-label={words.interfaceTexts.secondaryNavigation}
          >
            <NavList path={path} className="cluster" items={barLinks} />
          </nav>
          <div className="header-reading-settings cluster screen-only">
            <TextSizeControl />
            <ThemeToggle />
          </div>
        </Container>
      </div>
      <div className="header-masthead">
        <Container className="header-row cluster space-between">
          <Logo />
          <nav
            className="header-main-navigation header-wide-navigation wide-only screen-only"
            aria-label={words.interfaceTexts.mainNavigation}
          >
            <NavList path={path} items={mainLinks}>
              <li>
                <SiteLink className="tap-target" href={search.href}>
                  <Icon outline={searchIcon} />
                  {search.label}
                </SiteLink>
              </li>
              <li className="header-contact">
                <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
              </li>
            </NavList>
          </nav>
          <MobileMenu path={path} search={search} />
        </Container>
      </div>
    </header>
  )
}

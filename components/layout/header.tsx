import type { Interface } from '@/content/schemas'
import { localPath } from '@/content/paths'
import { basePath } from '../public-values'
import { Frame } from '../ui/layout.styles'
import { PhoneLink } from '../ui/phone-link'
import { ButtonLink } from '../ui/site-link'
import { Bar, LogoLink, Mast } from './header.styles'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { NavItems, NavList, type NavItem } from './nav-list'
import { TextSize } from './text-size'

type Props = {
  words: Interface
  identity: { brand: string; tagline: string; phone: { text: string; href: string }; hours: string }
  bar: readonly NavItem[]
  main: readonly NavItem[]
  contact: NavItem
}

export function Header({ words, identity, bar, main, contact }: Props) {
  return (
    <header>
      <Bar>
        <Frame className="row">
          <PhoneLink phone={identity.phone} icon />
          <span className="hours">{identity.hours}</span>
          <nav aria-label={words.secondaryNavigation}>
            <NavList items={bar} />
          </nav>
          <TextSize words={words.textSize} />
        </Frame>
      </Bar>
      <Mast>
        <Frame className="row">
          <LogoLink href={localPath('/', basePath)}>
            <Logo label={words.homeLink} />
            <span className="tagline">{identity.tagline}</span>
          </LogoLink>
          <nav className="main-navigation" aria-label={words.mainNavigation}>
            <ul role="list">
              <NavItems items={main} />
              <li>
                <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
              </li>
            </ul>
          </nav>
          <MobileMenu label={words.menu}>
            <nav aria-label={words.menu}>
              <NavList items={main} />
              <NavList items={bar} />
              <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            </nav>
          </MobileMenu>
        </Frame>
      </Mast>
    </header>
  )
}

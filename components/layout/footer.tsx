import type { Interface } from '@/content/schema/interface'
import { classNames } from '@/lib/class-names'
import { Container } from '../ui/page-grid'
import { PhoneLink, type Phone } from '../ui/phone-link'
import { SiteLink } from '../ui/site-link'
import { MarkedOn, NavLink, NavList, type NavItem } from './nav-link'
import css from './footer.module.css'

type Props = {
  words: Interface
  identity: {
    brand: string
    phone: Phone
    email: string
    area: string
    hours: string
    copyrightYear: string
  }
  /** To the urgent numbers. */
  urgentLink: NavItem
  services: readonly NavItem[]
  tools: readonly NavItem[]
  about: readonly NavItem[]
  contact: readonly NavItem[]
  legal: readonly NavItem[]
  /** Their contact is in the footer of a telephone too: no yellow band is right above it. */
  pagesWithoutContact: readonly string[]
}

export function Footer({
  words,
  identity,
  urgentLink,
  contact,
  legal,
  pagesWithoutContact,
  ...columns
}: Props) {
  return (
    <footer className={classNames(css.footer, 'screen-only')} data-ground="deep">
      <Container>
        <p className={`${css.urgentLink} cluster`}>
          <NavLink href={urgentLink.href}>{urgentLink.label}</NavLink>{' '}
          <span>{words.urgentLink.foot}</span>
        </p>
        <div className={css.columns}>
          {(['services', 'tools', 'about'] as const).map((name) => (
            <div key={name}>
              <h2>{words.footer[name]}</h2>
              <NavList items={columns[name]} />
            </div>
          ))}
          <MarkedOn className={css.contact} paths={pagesWithoutContact}>
            <h2>{words.footer.contact}</h2>
            <address>
              <PhoneLink phone={identity.phone} />
              <SiteLink href={`mailto:${identity.email}`}>{identity.email}</SiteLink>
              <span>{identity.area}</span>
              <span>{identity.hours}</span>
            </address>
            <NavList items={contact} />
          </MarkedOn>
        </div>
        <div className={`${css.legal} cluster`}>
          <p>
            © {identity.copyrightYear} {identity.brand}. {words.footer.whoPays}
          </p>
          <NavList items={legal} />
        </div>
      </Container>
    </footer>
  )
}

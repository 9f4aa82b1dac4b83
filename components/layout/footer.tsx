import { findLink, listLinks } from '@/content/pages'
import { listSituationLinks } from '@/content/situations'
import { site } from '@/content/site'
import { words } from '@/content/words'
import { Container } from '../ui/page-layout'
import { PhoneLink } from '../ui/phone-link'
import { TapLink } from '../ui/site-link'
import { NavLink, NavList } from './nav-link'
import './footer.css'

const urgentLink = findLink('urgent')

type Props = {
  path: string
  /** True where the band above says how to reach us: on a phone the footer leaves it out. */
  hasContactAbove: boolean
}

export const Footer = ({ path, hasContactAbove }: Props) => (
  <footer className="footer screen-only" data-tone="dark">
    <Container>
      <p className="footer-urgent-link cluster full-width">
        <NavLink path={path} className="bold" href={urgentLink.href}>
          {urgentLink.label}
        </NavLink>{' '}
        <span>{words.interfaceTexts.urgentLink.footerText}</span>
      </p>
      <div className="footer-groups space-between">
        <div>
          <h2 className="h3">{words.interfaceTexts.situations}</h2>
          <NavList path={path} items={listSituationLinks()} />
        </div>
        {(['services', 'tools', 'about'] as const).map((name) => (
          <div key={name}>
            <h2 className="h3">{words.interfaceTexts.footer[name]}</h2>
            <NavList path={path} items={listLinks(`footer-${name}`)} />
          </div>
        ))}
        <div className="footer-contact" data-repeated={hasContactAbove ? '' : undefined}>
          <h2 className="h3">{words.interfaceTexts.footer.contact}</h2>
          <address>
            <PhoneLink phone={site.phone} />
            <TapLink href={`mailto:${site.email}`} label={site.email} />
            <span className="tap-target">{site.area}</span>
            <span className="tap-target">{site.hours.text}</span>
          </address>
          <NavList path={path} items={listLinks('footer-contact')} />
        </div>
      </div>
      <div className="footer-legal cluster space-between small">
        <p className="full-width">
          © {site.copyrightYear} {site.brand}. {words.interfaceTexts.footer.whoPays}
        </p>
        <NavList path={path} className="cluster" items={listLinks('footer-legal')} />
      </div>
    </Container>
  </footer>
)

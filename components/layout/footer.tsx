import { findLink, listLinks } from '@/content/pages'
import { site } from '@/content/site'
import { interfaceTexts } from '@/content/words'
import { Container } from '../ui/page-grid'
import { PhoneLink } from '../ui/phone-link'
import { TapLink } from '../ui/site-link'
import { FlaggedOn, NavLink, NavList } from './nav-link'
import css from './footer.module.css'

/**
 * Pages that end without a contact band or a number to call. Their footer shows the contact on a
 * phone too.
 */
const pagesWithoutContact = [
  '/accessibilite',
  '/confidentialite',
  '/deux-rives',
  '/faq',
  '/liens-utiles',
  '/ou-en-etes-vous',
  '/urgence',
  '/_not-found',
]

const urgentLink = findLink('urgent')

export const Footer = () => (
  <footer className={`${css.footer} screen-only`} data-tone="dark">
    <Container>
      <p className={`${css.urgentLink} cluster full-width`}>
        <NavLink className="bold" href={urgentLink.href}>
          {urgentLink.label}
        </NavLink>{' '}
        <span>{interfaceTexts.urgentLink.footerText}</span>
      </p>
      <div className={`${css.columns} space-between`}>
        {(['services', 'tools', 'about'] as const).map((name) => (
          <div key={name}>
            <h2 className="h3">{interfaceTexts.footer[name]}</h2>
            <NavList items={listLinks(`footer-${name}`)} />
          </div>
        ))}
        <FlaggedOn className={css.contact} paths={pagesWithoutContact}>
          <h2 className="h3">{interfaceTexts.footer.contact}</h2>
          <address>
            <PhoneLink phone={site.phone} />
            <TapLink href={`mailto:${site.email}`} label={site.email} />
            <span className="tap-target">{site.area}</span>
            <span className="tap-target">{site.hours.text}</span>
          </address>
          <NavList items={listLinks('footer-contact')} />
        </FlaggedOn>
      </div>
      <div className={`${css.legal} cluster space-between small`}>
        <p>
          © {site.copyrightYear} {site.brand}. {interfaceTexts.footer.whoPays}
        </p>
        <NavList className="cluster" items={listLinks('footer-legal')} />
      </div>
    </Container>
  </footer>
)

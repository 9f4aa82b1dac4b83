import { findLink, listLinks } from '@/content/pages'
import { listSituationLinks } from '@/content/situations'
import { site } from '@/content/site'
import { interfaceTexts } from '@/content/words'
import { Container } from '../ui/page-layout'
import { PhoneLink } from '../ui/phone-link'
import { TapLink } from '../ui/site-link'
import { NavLink, NavList } from './nav-link'
import { FlaggedOn } from './page-conditions'
import { pagesWithout } from './pages-without'
import css from './footer.module.css'

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
      <div className={`${css.groups} space-between`}>
        <div>
          <h2 className="h3">{interfaceTexts.situations}</h2>
          <NavList items={listSituationLinks()} />
        </div>
        {(['services', 'tools', 'about'] as const).map((name) => (
          <div key={name}>
            <h2 className="h3">{interfaceTexts.footer[name]}</h2>
            <NavList items={listLinks(`footer-${name}`)} />
          </div>
        ))}
        <FlaggedOn
          className={css.contact}
          flag="data-without-contact-band"
          paths={pagesWithout.contact}
        >
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

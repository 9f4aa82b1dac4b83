import type { ReactNode } from 'react'
import { site } from '@/content/site'
import { findClosedPeriod } from '@/content/today'
import { featuredAdvisor, words } from '@/content/words'
import { CopyablePhone } from '@/components/ui/copyable-phone'
import { LogoMark } from '@/components/ui/logo-mark'
import { Cell, Container, Grid } from '@/components/ui/page-layout'
import { PageTitle } from '@/components/ui/page-title'
import { Picture } from '@/components/ui/picture'
import { InlineText } from '@/components/ui/inline-text'
import { SiteLink } from '@/components/ui/site-link'
import { AgencyDetails } from '@/components/sections/contact-band'
import './contact-section.css'

/** The form and its sidebar, of which a phone shows the number before the form. */
export function ContactSection({ children }: { children: ReactNode }) {
  const closedPeriod = findClosedPeriod()?.text
  const { hero, side } = words.contactPage

  return (
    <section className="contact-section">
      <Container>
        <Grid className="contact-section-grid">
          <Cell className="contact-section-intro" firstColumn={1} lastColumn={7}>
            <PageTitle>{hero.title}</PageTitle>
            <p className="lead">{hero.lead}</p>
            {closedPeriod !== undefined && <p className="closed-period callout">{closedPeriod}</p>}
          </Cell>
          <aside
            className="contact-section-sidebar page-layout-cell forced-colors-edge"
            data-sticky=""
            aria-labelledby="nous-joindre"
          >
            <div className="contact-section-portrait screen-only">
              <Picture
                picture={featuredAdvisor.image}
                sizes="(min-width: 60rem) 26rem, 14rem"
                isDecorative
                priority
              />
            </div>
            <div
              className="contact-section-phone contact-surface forced-colors-edge screen-only"
              data-force-light=""
            >
              <p className="h3" id="nous-joindre">
                {side.title}
              </p>
              <CopyablePhone phone={site.phone} words={words.interfaceTexts.copyNumber} />
              <p className="small">{site.hours.text}</p>
            </div>
            <div className="contact-section-details columns top-rule">
              <p>
                <InlineText text={side.text} />
              </p>
              <AgencyDetails hoursClassName="print-only" />
              <p>
                {side.urgent.text}{' '}
                <SiteLink href={side.urgent.link.href}>{side.urgent.link.label}</SiteLink>
              </p>
            </div>
          </aside>
          <Cell className="contact-section-form" firstColumn={1} lastColumn={7}>
            <LogoMark className="contact-section-logo" />
            {children}
          </Cell>
        </Grid>
      </Container>
    </section>
  )
}

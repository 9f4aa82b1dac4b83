import { Island } from '@/components/islands/island'
import ContactForm from '@/components/contact-form/contact-form'
import { ContactSection } from './_components/contact-section'
import { ServiceAreaMap } from './_components/service-area-map'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { EarlyFormScript } from '@/components/browser/scripts'
import { StyledComponentsRegistry } from '@/components/forms/styled-components-registry'
import { words } from '@/content/words'
import { site } from '@/content/site'
import { Page } from '../_components/page-frame'
import { PageEnd } from '../_components/page-end'
import { findClosedPeriod } from '../_closed-period/find-closed-period'
import { describeLoadError } from '../_components/load-error'

const path = '/contact'

export const generateMetadata = () => buildPageMetadata(path)

export default function ContactPage() {
  const closedPeriod = findClosedPeriod()?.text
  return (
    <Page path={path}>
      <ContactSection>
        <StyledComponentsRegistry>
          <Island
            name="contact-form"
            component={ContactForm}
            props={{
              words: words.forms,
              agencyContact: { phone: site.phone, email: site.email },
              closedPeriod,
            }}
            loadError={describeLoadError(words.forms.loadError)}
            load="idle"
          />
        </StyledComponentsRegistry>
      </ContactSection>
      <EarlyFormScript />
      <ServiceAreaMap />
      <PageEnd path={path} />
    </Page>
  )
}

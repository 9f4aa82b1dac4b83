import { Island } from '@/components/islands/island'
import ContactForm from '@/components/contact-form/contact-form'
import { ContactSection } from './_components/contact-section'
import { EmailWithoutScript } from './_components/email-without-script'
import { ServiceAreaMap } from './_components/service-area-map'
import { buildPageMetadata } from '@/components/seo/build-metadata'
import { EarlyFormScript } from '@/components/browser-files/scripts'
import { StyledComponentsRegistry } from '@/components/forms/request/styled-components-registry'
import { words } from '@/content/words'
import { SitePage } from '../_shared/site-page'
import { describeLoadError } from '../_shared/load-error'
import { buildRequestFormProps } from '../_shared/request-form-props'

const path = '/contact'

export const generateMetadata = () => buildPageMetadata(path)

export default function ContactPage() {
  return (
    <SitePage path={path}>
      <ContactSection>
        <EmailWithoutScript />
        <StyledComponentsRegistry>
          <Island
            name="contact-form"
            component={ContactForm}
            props={buildRequestFormProps()}
            loadError={describeLoadError(words.forms.loadError)}
            load="idle"
          />
        </StyledComponentsRegistry>
      </ContactSection>
      <EarlyFormScript />
      <ServiceAreaMap />
    </SitePage>
  )
}

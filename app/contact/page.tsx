import { Island } from '@/components/islands/island'
import ContactForm from '@/components/islands/contact-form/contact-form'
import { Contact } from '@/components/sections/contact'
import { LargeTerritory } from '@/components/sections/territory'
import { buildMetadata } from '@/components/seo/build-metadata'
import { EarlyForm } from '@/components/start/scripts'
import { StyleRegistry } from '@/components/theme/registry'
import { forms, presented, interfaceTexts, contact, territory } from '@/content/words'
import { site } from '@/content/site'
import { PageEnd } from '../page-end'

const path = '/contact'

export const generateMetadata = () => buildMetadata({ path, ...contact.meta })

export default function ContactPage() {
  return (
    <>
      <Contact words={contact} labels={interfaceTexts} identity={site} portrait={presented.image}>
        <StyleRegistry>
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ words: forms, identity: { phone: site.phone, email: site.email } }}
            loadError={{ text: forms.lost, call: interfaceTexts.callVerb, phone: site.phone }}
            load="idle"
          />
        </StyleRegistry>
      </Contact>
      <EarlyForm />
      <LargeTerritory words={territory} {...territory.medium} tone="sheet" />
      <PageEnd page={{ type: 'ContactPage', path, meta: contact.meta }} />
    </>
  )
}

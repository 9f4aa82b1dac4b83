import { Island } from '@/components/islands/island'
import { ContactForm } from '@/components/islands/request/contact-form'
import { AfterMessage } from '@/components/sections/after-message'
import { Contact } from '@/components/sections/contact'
import { MediumTerritory } from '@/components/sections/map/territory'
import { WishFields } from '@/components/sections/wish-fields'
import { buildMetadata } from '@/components/seo/build-metadata'
import { StructuredData } from '@/components/seo/structured-data'
import { pendingRequestKey } from '@/components/start/pending-request'
import { StyleRegistry } from '@/components/theme/registry'
import { forms, presented } from '@/content/forms'
import { interfaceTexts } from '@/content/interface'
import { wishes } from '@/content/outils/souhaits'
import { contact } from '@/content/pages/contact'
import { site } from '@/content/site'
import { territory } from '@/content/territoire'
import { limits } from '@/supabase/functions/_shared/contact-message'

const path = '/contact'

export const generateMetadata = () => buildMetadata({ path, ...contact.meta })

export default function ContactPage() {
  return (
    <>
      <Contact words={contact} labels={interfaceTexts} identity={site}>
        <StyleRegistry>
          <Island
            name="contact-form"
            of={ContactForm}
            props={{
              words: forms,
              wishTexts: { required: wishes.required, withoutScript: wishes.withoutScript },
              identity: { phone: site.phone, email: site.email },
            }}
            slots={{
              wishes: <WishFields words={wishes} limit={limits.message} />,
              next: <AfterMessage words={forms.contact.next} portrait={presented.image} />,
            }}
            lost={{ text: forms.lost, call: interfaceTexts.callVerb, phone: site.phone }}
            kept={pendingRequestKey('contact')}
            early
          />
        </StyleRegistry>
      </Contact>
      <MediumTerritory words={territory} />
      <StructuredData page={{ type: 'ContactPage', path, meta: contact.meta }} />
    </>
  )
}

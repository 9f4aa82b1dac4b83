'use client'

import type { ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import type { WishFields } from '@/content/outils/souhaits'
import type { Forms } from '@/content/schemas'
import { contactMessageSchema, type ContactMessage } from '../../../supabase/functions/_shared/contact-message'
import { blankLetter } from '../../start/letter'
import { Sentence } from '../../ui/sentence'
import { Kept } from '../kept'
import './contact-form.css'
import { PersonFields, SelectField, TextareaField } from './fields'
import { ContactBox } from './form.styles'
import { RequestForm, type Identity } from './request-form'
import { useRequest } from './use-request'

export type ContactFormProps = { words: Forms; wishTexts: Pick<WishFields, 'required' | 'withoutScript'>; identity: Identity }

/** Printed inside the form, and left to a script of its own. */
type Slots = {
  /** When and how to answer. */
  wishes?: ReactNode
  /** What happens once the message is sent. */
  next?: ReactNode
}

const resolver = zodResolver(contactMessageSchema)

const asItIs = (message: ContactMessage) => message

/** One sentence where the wishes are asked for, another where no script can write them in the message. */
const WishHelp = ({ asked, unasked }: { asked: string; unasked: string }) => (
  <>
    <span className="with-wishes">{asked}</span>
    <span className="without-wishes">{unasked}</span>
  </>
)

/** The form of /contact. Its draft is kept by components/start/draft.ts, from the first keystroke, whether React is there or not. */
export function ContactForm({ words, wishTexts, identity, wishes, next }: ContactFormProps & Slots) {
  const request = useRequest({ name: 'contact', resolver, toMessage: asItIs, countWords: words.errorCount })
  const { register, errors } = request
  const { fields, errorPrefix, contact, noScript } = words
  const questions = [fields.seekingFor, fields.name, fields.phone, fields.email, fields.message].map(({ label }) => label)
  return (
    <ContactBox>
      <RequestForm
        words={words}
        identity={identity}
        request={request}
        submit={words.submit}
        success={contact.success}
        failure={contact.failure}
        again={contact.again}
        next={<Kept>{next}</Kept>}
        hasDraft
      >
        <p className="island-left" role="alert">
          {contact.left}
        </p>
        <p className="required">
          <WishHelp asked={wishTexts.required} unasked={words.required} />
        </p>
        <noscript>
          <div className="without-script">
            <p>
              <Sentence of={noScript.text} />
            </p>
            <p>
              <a href={blankLetter(identity.email, words.rescue.subject, questions)}>{noScript.link}</a>
            </p>
          </div>
        </noscript>
        <SelectField
          {...register('seekingFor')}
          words={{ ...fields.seekingFor, id: 'contact-seeking-for', errorPrefix, error: errors.seekingFor?.message }}
          options={[
            { value: 'vous', label: fields.seekingFor.vous },
            { value: 'proche', label: fields.seekingFor.proche },
          ]}
          required
        />
        <PersonFields words={words} request={request} />
        <TextareaField
          {...register('message')}
          words={{
            label: fields.message.label,
            help: <WishHelp asked={fields.message.help} unasked={wishTexts.withoutScript} />,
            id: 'contact-message',
            errorPrefix,
            error: errors.message?.message,
          }}
          rows={6}
          required
        />
        <Kept>{wishes}</Kept>
      </RequestForm>
    </ContactBox>
  )
}

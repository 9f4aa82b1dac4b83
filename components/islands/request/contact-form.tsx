'use client'

import type { ReactNode } from 'react'
import type { WishFields } from '@/content/outils/souhaits'
import type { Forms } from '@/content/schemas'
import { Kept } from '../kept'
import { SelectField, TextareaField } from '../form/field'
import { useCheckedForm } from '../form/use-checked-form'
import { PersonFields } from './person-fields'
import { RequestForm, type Identity } from './request-form'
import { ContactBox } from './request-form.styles'
import { useUnsentWarning } from './unsent-warning'
import { useRequest } from './use-request'
import { contactResolver, refusedByBrowser } from './validation'
import { WishHelp } from './wish-help'

export type ContactFormProps = { words: Forms; wishTexts: Pick<WishFields, 'required' | 'withoutScript'>; identity: Identity }

/** Printed inside the form, and left to a script of its own. */
type Slots = {
  /** When and how to answer. */
  wishes?: ReactNode
  /** What is said and offered under the message. */
  notes?: ReactNode
}

/** An e-mail with the questions of the form and room for the answers; the hyphens that never break are for a page. */
const blankLetter = ({ fields, rescue }: Forms, email: string) => {
  const lines = [fields.seekingFor, fields.name, fields.phone, fields.email, fields.message].map(({ label }) => `${label}\r\n\r\n`)
  return `mailto:${email}?subject=${encodeURIComponent(rescue.subject)}&body=${encodeURIComponent(lines.join('').replaceAll('\u2011', '-'))}`
}

/** The form of /contact. Its draft is kept by components/start/draft.ts, from the first letter, whether React is there or not. */
export function ContactForm({ words, wishTexts, identity, wishes, notes }: ContactFormProps & Slots) {
  const request = useRequest('contact')
  const { register, errors, count, announcement, formProps } = useCheckedForm({
    resolver: contactResolver,
    refusedByBrowser,
    countWords: words.errorCount,
    onAttempt: request.attempt,
    onValid: async (message, clear) => {
      if (await request.send(message, formProps.ref.current)) clear()
    },
  })
  useUnsentWarning(formProps.ref, request.state === 'submitting')

  const { fields, errorPrefix } = words
  return (
    <ContactBox>
      <RequestForm
        {...{ words, identity, request, count, announcement, ...formProps }}
        submit={words.submit}
        success={words.contact.success}
        failure={words.contact.failure}
        again={words.contact.again}
        data-draft=""
      >
        <p className="island-left" role="alert">
          {words.contact.left}
        </p>
        <p className="required">
          <WishHelp asked={wishTexts.required} unasked={words.required} />
        </p>
        <noscript>
          <div className="without-script">
            <p>{words.noScript.text}</p>
            <p>
              <a href={blankLetter(words, identity.email)}>{words.noScript.link}</a>
            </p>
          </div>
        </noscript>
        <SelectField
          {...register('seekingFor')}
          {...{ errorPrefix, error: errors.seekingFor?.message }}
          id="contact-seeking-for"
          label={fields.seekingFor.label}
          placeholder={fields.seekingFor.placeholder}
          options={[
            { value: 'vous', label: fields.seekingFor.vous },
            { value: 'proche', label: fields.seekingFor.proche },
          ]}
          required
        />
        <PersonFields {...{ words, register, errors }} id="contact" />
        <Kept>{wishes}</Kept>
        <div>
          <TextareaField
            {...register('message')}
            {...{ ...fields.message, errorPrefix, error: errors.message?.message }}
            help={<WishHelp asked={fields.message.help} unasked={wishTexts.withoutScript} />}
            id="contact-message"
            rows={6}
            required
          />
          <Kept>{notes}</Kept>
        </div>
      </RequestForm>
    </ContactBox>
  )
}

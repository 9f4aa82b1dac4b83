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

/** The form of /contact. Its draft is kept by components/start/draft.ts, from the first letter, whether React is there or not. */
export function ContactForm({ words, wishTexts, identity, wishes, notes }: ContactFormProps & Slots) {
  const request = useRequest()
  const { register, errors, announcement, formProps } = useCheckedForm({
    resolver: contactResolver,
    refusedByBrowser,
    onAttempt: request.attempt,
    onValid: async (message, clear) => {
      if (await request.send(message)) clear()
    },
  })
  useUnsentWarning(formProps.ref, request.state === 'submitting')

  const { fields, errorPrefix } = words
  return (
    <ContactBox>
      <RequestForm
        {...{ words, identity, request, announcement, ...formProps }}
        submit={words.submit}
        success={words.contact.success}
        failure={words.contact.failure}
        data-draft=""
      >
        <p className="required">
          <WishHelp asked={wishTexts.required} unasked={words.required} />
        </p>
        <noscript>
          <p className="without-script">{words.noScript}</p>
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

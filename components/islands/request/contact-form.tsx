'use client'

import type { Forms } from '@/content/schemas'
import { SelectField, TextareaField } from '../form/field'
import { useCheckedForm } from '../form/use-checked-form'
import { PersonFields } from './person-fields'
import { RequestForm, type Identity } from './request-form'
import { ContactBox } from './request-form.styles'
import { useUnsentWarning } from './unsent-warning'
import { useRequest } from './use-request'
import { contactResolver, refusedByBrowser } from './validation'

export type ContactFormProps = { words: Forms; identity: Identity }

/** The form of /contact. Its draft is kept by components/start/draft.ts, from the first letter, whether React is there or not. */
export function ContactForm({ words, identity }: ContactFormProps) {
  const request = useRequest('contact')
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
        again={words.contact.again}
        data-draft=""
      >
        <p className="left" role="alert">
          {words.contact.left}
        </p>
        <p className="required">{words.required}</p>
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
        <TextareaField
          {...register('message')}
          {...{ ...fields.message, errorPrefix, error: errors.message?.message }}
          id="contact-message"
          rows={6}
          required
        />
      </RequestForm>
    </ContactBox>
  )
}

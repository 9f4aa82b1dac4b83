'use client'

import type { WishFields as WishTexts } from '@/content/outils/souhaits'
import type { Forms } from '@/content/schemas'
import { SelectField, TextareaField } from '../form/field'
import { useCheckedForm } from '../form/use-checked-form'
import { PersonFields } from './person-fields'
import { RequestForm, type Identity } from './request-form'
import { ContactBox } from './request-form.styles'
import { useUnsentWarning } from './unsent-warning'
import { useRequest } from './use-request'
import { useWishes } from './use-wishes'
import { contactResolver, refusedByBrowser } from './validation'
import { CarriedFields, WishFields } from './wish-fields'

export type ContactFormProps = { words: Forms; wishes: WishTexts; identity: Identity }

/** The form of /contact. Its draft is kept by components/start/draft.ts, from the first letter, whether React is there or not. */
export function ContactForm({ words, wishes: wishTexts, identity }: ContactFormProps) {
  const request = useRequest()
  const { register, write, errors, announcement, formProps } = useCheckedForm({
    resolver: contactResolver,
    refusedByBrowser,
    onAttempt: request.attempt,
    onValid: async (message, clear) => {
      if (await request.send(message)) clear()
    },
  })
  useUnsentWarning(formProps.ref, request.state === 'submitting')

  const wishes = useWishes(formProps.ref, wishTexts, (message) => {
    write('message', message)
  })

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
          <span className="with-wishes">{wishTexts.required}</span>
          <span className="without-wishes">{words.required}</span>
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
        <WishFields words={wishTexts} onChange={wishes.update} />
        <TextareaField
          {...register('message', { onChange: wishes.look })}
          {...{ ...fields.message, errorPrefix }}
          help={
            <>
              <span className="with-wishes">{fields.message.help}</span>
              <span className="without-wishes">{wishTexts.withoutScript}</span>
            </>
          }
          error={wishes.excess > 0 ? wishTexts.tooLong.replace('{n}', String(wishes.excess)) : errors.message?.message}
          advice={wishes.isWritten ? wishTexts.written : ''}
          id="contact-message"
          rows={6}
          required
        />
        <CarriedFields words={wishTexts} offer={wishes.offer} carried={wishes.carried} onCarry={wishes.carry} />
      </RequestForm>
    </ContactBox>
  )
}

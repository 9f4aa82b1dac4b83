'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Forms } from '@/content/schema/forms'
import {
  contactMessageSchema,
  type ContactMessage,
} from '../../supabase/functions/_shared/contact-message'
import { buildBlankMailto } from '../forms/mailto'
import { RequestForm, type Identity } from '../forms/request-form'
import { PersonFields, SelectField, TextField, TextareaField } from '../forms/text-fields'
import { useContactDraft } from '../forms/use-contact-draft'
import { useRequest } from '../forms/use-request'
import { Sentence } from '../ui/sentence'
import { TapLink } from '../ui/site-link'
import { withAvailability } from './availability'
import './contact-form.css'

type Props = { words: Forms; identity: Identity }

/** The message, and when to reach its author, which is sent as its last line. */
type ContactValues = ContactMessage & { availability?: string }

const contactKeys = Object.keys(contactMessageSchema.shape) as (keyof ContactMessage)[]

/** Judges the message as it is sent, with its last line. */
const createResolver = (availabilityLine: string) =>
  zodResolver(
    z.pipe(
      z.transform(({ availability = '', ...values }: ContactValues) => ({
        ...values,
        message: withAvailability(values.message, availability, availabilityLine),
      })),
      z.object(contactMessageSchema.shape),
    ),
  )

export default function ContactForm({ words, identity }: Props) {
  const { fields, errorPrefix, contact } = words
  const { line } = fields.availability
  const resolver = useMemo(() => createResolver(line), [line])
  const request = useRequest<ContactValues>({ name: 'contact', resolver, words })
  const { register, errors } = request
  const { isUnanswered } = useContactDraft('contact-form', request)
  const describe = (key: 'seekingFor' | 'message') => ({
    ...fields[key],
    id: `contact-${key}`,
    errorPrefix,
    error: errors[key],
  })

  return (
    <div className="contact-form ruled">
      <RequestForm
        words={words}
        identity={identity}
        request={request}
        submit={words.submit}
        outcome={{
          success: contact.success,
          failure: contact.failure,
          title: contact.next.title,
          next: <Sentence text={contact.next.text} />,
        }}
        restart={contact.again}
        errorLinks={<ErrorLinks keys={contactKeys.filter((key) => errors[key])} fields={fields} />}
      >
        {isUnanswered && (
          <p className="callout" role="alert">
            {contact.unconfirmed}
          </p>
        )}
        <p className="fine-print">{words.required}</p>
        <NoScript words={words} identity={identity} />
        <SelectField
          {...register('seekingFor')}
          words={{ ...describe('seekingFor'), placeholder: fields.seekingFor.placeholder }}
          options={[
            { value: 'vous', label: fields.seekingFor.vous },
            { value: 'proche', label: fields.seekingFor.proche },
          ]}
          required
        />
        <PersonFields words={words} request={request} />
        <TextareaField {...register('message')} words={describe('message')} rows={6} required />
        <TextField
          {...register('availability')}
          words={{ ...fields.availability, id: 'contact-availability', errorPrefix }}
          type="text"
          maxLength={120}
          autoComplete="off"
        />
      </RequestForm>
    </div>
  )
}

function ErrorLinks({
  keys,
  fields,
}: {
  keys: readonly (keyof ContactMessage)[]
  fields: Forms['fields']
}) {
  return (
    <p>
      {keys.map((key) => (
        <TapLink key={key} href={`#contact-${key}`} label={fields[key].label} />
      ))}
    </p>
  )
}

/** An e-mail with the questions, in place of the form. */
function NoScript({ words: { fields, noScript, rescue }, identity }: Props) {
  const questions = contactKeys.map((key) => fields[key].label)
  return (
    <noscript className="screen-only">
      <div className="callout">
        <p>
          <Sentence text={noScript.text} />
        </p>
        <p>
          <a href={buildBlankMailto(identity.email, rescue.subject, questions)}>{noScript.link}</a>
        </p>
      </div>
    </noscript>
  )
}

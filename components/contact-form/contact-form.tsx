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
import { Sentence } from '../ui/sentence'
import { TapLink } from '../ui/site-link'
import { PersonFields, SelectField, TextField, TextareaField } from '../forms/text-fields'
import { RequestForm, type Identity } from '../forms/request-form'
import { useFormPersistence } from '../forms/use-form-persistence'
import { useRequest } from '../forms/use-request'
import { withAvailability } from './availability'
import './contact-form.css'

type Props = {
  words: Forms
  identity: Identity
}

/** What the form holds: the message, and when to reach its author, which is sent as its last line. */
type ContactValues = ContactMessage & { availability?: string }

const contactKeys = Object.keys(contactMessageSchema.shape) as (keyof ContactMessage)[]

/** Judges the message as it is sent, with its last line; any other value of the form stays behind. */
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
  const { fields, errorPrefix, contact, noScript } = words
  const { line } = fields.availability
  const resolver = useMemo(() => createResolver(line), [line])
  const request = useRequest<ContactValues>({ name: 'contact', resolver, words })
  const { register, errors } = request
  const { isUnanswered } = useFormPersistence('contact-form', request)
  const questions = contactKeys.map((key) => fields[key].label)
  return (
    <div className="contact-form ruled">
      <RequestForm
        words={words}
        identity={identity}
        request={request}
        submit={words.submit}
        success={contact.success}
        failure={contact.failure}
        again={contact.again}
        missing={
          <p>
            {contactKeys.map(
              (key) =>
                errors[key] && (
                  <TapLink key={key} href={`#contact-${key}`} label={fields[key].label} />
                ),
            )}
          </p>
        }
        sent={contact.next.title}
        next={<Sentence text={contact.next.text} />}
      >
        {isUnanswered && (
          <p className="callout" role="alert">
            {contact.left}
          </p>
        )}
        <p className="fine-print">{words.required}</p>
        <noscript className="screen-only">
          <div className="callout">
            <p>
              <Sentence text={noScript.text} />
            </p>
            <p>
              <a href={buildBlankMailto(identity.email, words.rescue.subject, questions)}>
                {noScript.link}
              </a>
            </p>
          </div>
        </noscript>
        <SelectField
          {...register('seekingFor')}
          words={{
            ...fields.seekingFor,
            id: 'contact-seekingFor',
            errorPrefix,
            error: errors.seekingFor,
          }}
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
            help: fields.message.help,
            id: 'contact-message',
            errorPrefix,
            error: errors.message,
          }}
          rows={6}
          required
        />
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

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import type { Words } from '@/content/words'
import type { Forms } from '@/content/schemas'
import { contactMessageSchema, limits, type ContactMessage } from '../../../supabase/functions/_shared/contact-message'
import { blankMailto } from '../../start/mailto'
import { Sentence } from '../../ui/sentence'
import { TapLink } from '../../ui/site-link'
import { PersonFields, SelectField, TextareaField } from '../request/fields'
import { RequestForm, type Identity } from '../request/request-form'
import { useRequest } from '../request/use-request'
import './contact-form.css'
import { withWishes, type Wishes as Wished } from './wish-block'
import { WishNote, Wishes } from './wishes'

type Props = {
  words: Forms
  wishes: Words['wishes']
  identity: Identity
}

/** What the form holds: the message, and the wishes that are written in it. */
export type ContactValues = ContactMessage & { wishes?: Wished }

const contactKeys = Object.keys(contactMessageSchema.shape) as (keyof ContactMessage)[]

/** What else the form holds does not leave with the message. */
const resolver = zodResolver(z.object(contactMessageSchema.shape))

/** One sentence where the wishes are asked for, another where no script can write them in the message. */
const WishHelp = ({ asked, unasked }: { asked: string; unasked: string }) => (
  <>
    <span className="with-wishes">{asked}</span>
    <span className="without-wishes">{unasked}</span>
  </>
)

export default function ContactForm({ words, wishes, identity }: Props) {
  const request = useRequest<ContactValues>({ name: 'contact', resolver, words })
  const { register, errors, form } = request
  const writeWishes = () => {
    const { message, wishes: wished = {} } = form.getValues()
    form.setValue('message', withWishes(message, wished, wishes.block))
  }
  const { fields, errorPrefix, contact, noScript } = words
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
        missing={<p>{contactKeys.map((key) => errors[key] && <TapLink key={key} href={`#contact-${key}`} label={fields[key].label} />)}</p>}
        sent={contact.next.title}
        next={<Sentence of={contact.next.text} />}
      >
        {request.isUnanswered && (
          <p className="callout" role="alert">
            {contact.left}
          </p>
        )}
        <p className="fine-print">
          <WishHelp asked={wishes.required} unasked={words.required} />
        </p>
        <noscript className="screen-only">
          <div className="callout">
            <p>
              <Sentence of={noScript.text} />
            </p>
            <p>
              <a href={blankMailto(identity.email, words.rescue.subject, questions)}>{noScript.link}</a>
            </p>
          </div>
        </noscript>
        <SelectField
          {...register('seekingFor')}
          words={{ ...fields.seekingFor, id: 'contact-seekingFor', errorPrefix, error: errors.seekingFor }}
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
            help: <WishHelp asked={fields.message.help} unasked={wishes.withoutScript} />,
            id: 'contact-message',
            errorPrefix,
            error: errors.message,
          }}
          rows={6}
          required
        />
        <Wishes words={wishes} register={form.register} onChange={writeWishes} />
        <WishNote words={wishes} limit={limits.message} control={form.control} />
      </RequestForm>
    </div>
  )
}

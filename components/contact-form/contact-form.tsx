'use client'

import { useLayoutEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import {
  contactMessageSchema,
  type ContactMessage,
} from '@/supabase/functions/_contract/contact-message'
import { addRequestLines, readRequestLines } from '@/supabase/functions/_contract/request-lines'
import { AddedLines } from '../forms/request/added-lines'
import { RequestForm, type RequestFormProps } from '../forms/request/request-form'
import { RequestField } from '../forms/request/request-field'
import { createMessageResolver } from '../forms/request/message-resolver'
import { findPreviousPage, type PageNames } from '../forms/request/page-names'
import { PersonFields } from '../forms/request/person-fields'
import { TimeframeField } from '../forms/request/timeframe-field'
import { useReplyTimes } from '../forms/request/use-reply-times'
import { useInBrowser } from '../forms/request/use-in-browser'
import { useLeaveWarning } from '../forms/drafts/use-leave-warning'
import { createFormStorage, useHookFormDraft } from '../forms/drafts/use-hook-form-draft'
import { useRequestForm } from '../forms/request/use-request-form'
import { PhoneLink } from '../ui/phone-link'
import { TapLink } from '../ui/site-link'
import { AvailabilityField } from './availability-field'
import { MessageStarters } from './message-starters'
import './contact-form.css'

const contactKeys = Object.keys(contactMessageSchema.shape) as (keyof ContactMessage)[]

const createResolver = (pageNames: PageNames) =>
  createMessageResolver(({ timeframe, availability, page, ...values }) => ({
    ...values,
    message: addRequestLines(values.message, {
      timeframe,
      availability,
      page: page || findPreviousPage(pageNames),
    }),
  }))

const storage = createFormStorage('contact-form')

export default function ContactForm(props: RequestFormProps) {
  const { words, agencyContact, pageNames } = props
  const { fields, contact } = words
  const page = useInBrowser(() => findPreviousPage(pageNames))
  const resolver = useMemo(() => createResolver(pageNames), [pageNames])
  const request = useRequestForm({ name: 'contact', resolver, words, page })
  const { form, state, register, describeField, errors } = request
  const replyTimes = useReplyTimes(props, state)
  const isSent = state === 'success'
  // The page around the form makes room for the confirmation, before the result scrolls into view.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-message-sent', isSent)
  }, [isSent])
  const isUnstored = useHookFormDraft(storage, form)
  const hasMessage = useWatch({
    control: form.control,
    name: 'message',
    compute: (message?: string) => Boolean(message?.trim()),
  })
  const [timeframe, availability, storedPage] = useWatch({
    control: form.control,
    name: ['timeframe', 'availability', 'page'],
  })
  useLeaveWarning(hasMessage, !isUnstored && state !== 'submitting')
  // The draft was submitted from a page that was left before the answer came.
  const isUnanswered = useWatch({ control: form.control, name: 'key' }) && state === 'idle'

  return (
    <div className={isSent ? 'contact-form' : 'contact-form top-rule space-above-4'}>
      <RequestForm
        {...props}
        request={request}
        submit={words.submit}
        reply={replyTimes.describeReply(
          isSent ? readRequestLines(request.sentMessage).availability : availability,
        )}
        resultWords={contact}
        errorLinks={
          <p className="contact-form-error-links">
            {contactKeys
              .filter((key) => errors[key])
              .map((key) => (
                <TapLink key={key} href={`#contact-${key}`} label={fields[key].label} />
              ))}
          </p>
        }
      >
        {isUnanswered && (
          <p className="callout" role="alert">
            {contact.unconfirmed} <PhoneLink phone={agencyContact.phone} />
          </p>
        )}
        <p className="fine-print">{words.required}</p>
        <RequestField
          control="select"
          {...register('seekingFor')}
          text={describeField('seekingFor')}
          required
        >
          {/* The value is empty, so that `required` refuses it. */}
          <option value="">{fields.seekingFor.placeholder}</option>
          <option value="vous">{fields.seekingFor.vous}</option>
          <option value="proche">{fields.seekingFor.proche}</option>
        </RequestField>
        <PersonFields request={request} />
        <RequestField
          control="textarea"
          {...register('message')}
          text={describeField('message')}
          beforeControl={
            <MessageStarters starters={words.starters} fieldId={describeField('message').id} />
          }
          rows={6}
          required
        />
        <TimeframeField request={request} />
        <AvailabilityField request={request} halfDays={replyTimes.halfDays} />
        <AddedLines
          title={words.addedLines}
          lines={{ timeframe, availability, page: storedPage || page }}
        />
      </RequestForm>
    </div>
  )
}

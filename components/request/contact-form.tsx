'use client'

import { useEffect } from 'react'
import type { Forms } from '@/content/schemas'
import { SelectField, TextareaField, TextField } from '../form/field'
import { useCheckedForm } from '../form/use-checked-form'
import { holdSubmitScript, useHydrated, useReady } from './before-ready'
import { eraseDraft, readDraft, saveDraft } from './draft'
import { readTyped, type Identity } from './letter'
import { RequestForm } from './request-form'
import { ContactBox } from './request-form.styles'
import { useUnsentWarning } from './unsent-warning'
import { usePhoneAdvice } from './use-phone-advice'
import { useRequest } from './use-request'
import { contactResolver, refusedByBrowser } from './validation'

const keys = ['seekingFor', 'name', 'phone', 'email', 'message'] as const

/** The form of /contact. */
export function ContactForm({ words, identity }: { words: Forms; identity: Identity }) {
  const phone = usePhoneAdvice()
  const request = useRequest()
  const { register, setValue, errors, announcement, formProps } = useCheckedForm({
    resolver: contactResolver,
    refusedByBrowser,
    onAttempt: request.attempt,
    onValid: async (message, clear) => {
      if (await request.send(message)) {
        clear()
        eraseDraft()
      } else if (!formProps.ref.current) {
        // The visitor has gone to another page of the site, where nothing else would tell. The draft waits on this one.
        window.alert(words.contact.failure)
      }
    },
  })
  const form = formProps.ref

  useEffect(() => {
    if (!form.current) return
    // What stands in a field was typed before the script, or brought back by the browser: the draft only fills the empty ones.
    const typed = readTyped(form.current)
    const draft = readDraft()
    for (const key of keys) {
      const value = draft[key]
      if (!typed[key] && value) setValue(key, value)
    }
    saveDraft(readTyped(form.current))
  }, [form, setValue])
  useUnsentWarning(form)
  useReady(form)

  const { fields, errorPrefix } = words
  const isHydrated = useHydrated()
  return (
    <ContactBox>
      {/* Only in the page as it was exported: a form that React draws needs no guard, and would never run this. */}
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: holdSubmitScript }} />}
      <RequestForm
        {...{ words, identity, request, announcement, ...formProps }}
        submit={words.submit}
        success={words.contact.success}
        failure={words.contact.failure}
        onInput={(event) => {
          saveDraft(readTyped(event.currentTarget))
        }}
      >
        <p className="required">{words.required}</p>
        <noscript>
          <p className="without-script">{words.noScript}</p>
        </noscript>
        <SelectField
          {...register('seekingFor')}
          {...{ errorPrefix, error: errors.seekingFor?.message }}
          label={fields.seekingFor.label}
          placeholder={fields.seekingFor.placeholder}
          options={[
            { value: 'vous', label: fields.seekingFor.vous },
            { value: 'proche', label: fields.seekingFor.proche },
          ]}
          required
        />
        <TextField
          {...register('name')}
          {...{ ...fields.name, errorPrefix, error: errors.name?.message }}
          type="text"
          autoComplete="name"
          required
        />
        <div className="pair">
          <TextField
            {...register('phone', {
              onBlur: (event: { target: HTMLInputElement }) => {
                phone.judge(event.target.value)
              },
              onChange: phone.clear,
            })}
            {...{ ...fields.phone, errorPrefix, error: errors.phone?.message, advice: errors.phone ? '' : phone.advice }}
            type="tel"
            autoComplete="tel"
            required
          />
          <TextField
            {...register('email')}
            {...{ ...fields.email, errorPrefix, error: errors.email?.message }}
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
          />
        </div>
        <TextareaField {...register('message')} {...{ ...fields.message, errorPrefix, error: errors.message?.message }} rows={6} required />
      </RequestForm>
    </ContactBox>
  )
}

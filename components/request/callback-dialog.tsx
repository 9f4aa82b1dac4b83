'use client'

import { useEffect, useId, useRef, type MouseEvent } from 'react'
import type { Picture as PictureFacts } from '@/content/pictures'
import type { Forms } from '@/content/schemas'
import { callbackMessage, toContactMessage } from '../../supabase/functions/_shared/contact-message'
import { TextField } from '../form/field'
import { useCheckedForm } from '../form/use-checked-form'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { CallbackBox, StillPage } from './callback-dialog.styles'
import type { Identity } from './letter'
import { RequestForm } from './request-form'
import { usePhoneAdvice } from './use-phone-advice'
import { useRequest } from './use-request'
import { useStillPage } from './use-still-page'
import { useVisualViewport } from './use-visual-viewport'
import { callbackResolver, refusedByBrowser } from './validation'

const closeDelay = 3000

export type CallbackProps = { words: Forms; identity: Identity; portrait: PictureFacts; onClosed: () => void }

const fixed = { seekingFor: 'proche', message: callbackMessage }

/** The callback popup, once it is open. Its life ends when it is closed, and not while a request is on its way. */
export function CallbackDialog({ words, identity, portrait, onClosed }: CallbackProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const phone = usePhoneAdvice()
  const request = useRequest()
  const { register, errors, announcement, formProps } = useCheckedForm({
    resolver: callbackResolver,
    refusedByBrowser,
    onAttempt: request.attempt,
    onValid: async (callback, clear) => {
      if (await request.send(toContactMessage(callback))) clear()
    },
  })
  const { state } = request
  useVisualViewport(dialog)
  useStillPage()

  useEffect(() => {
    dialog.current?.showModal()
    // The title, not the X that comes first: someone pressing the space bar to scroll would close it unread.
    title.current?.focus()
  }, [])

  useEffect(() => {
    const box = dialog.current
    if (state === 'error' && box && !box.open) {
      // Closed while the request travelled, and it did not arrive: the visitor must know.
      box.showModal()
      formProps.ref.current?.querySelector<HTMLElement>('.answer')?.focus()
    }
    if (state !== 'success') return
    if (!box?.open) {
      onClosed()
      return
    }
    const timer = setTimeout(() => {
      box.close()
    }, closeDelay)
    return () => {
      clearTimeout(timer)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the answer alone decides: a new onClosed must not start the 3 s again
  }, [state])

  // A press that began inside (selecting words) and ended on the backdrop is no wish to close.
  const pressedBackdrop = useRef(false)
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target } = event
    if (target === dialog.current && pressedBackdrop.current) dialog.current.close()
    // A link to a page: the dialog would stay above it.
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin === location.origin) dialog.current?.close()
  }

  const { fields, popup, errorPrefix } = words
  return (
    <>
      <StillPage />
      <CallbackBox
        ref={dialog}
        data-callback=""
        aria-labelledby={titleId}
        onPointerDown={(event) => {
          pressedBackdrop.current = event.target === dialog.current
        }}
        onClick={onClick}
        onClose={() => {
          if (state !== 'submitting') onClosed()
        }}
      >
        <div className="top">
          <button type="button" className="close" aria-label={popup.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="advisor">
          <Picture of={portrait} sizes="10.5rem" />
          <div>
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {popup.title}
            </h2>
            <p>{popup.text}</p>
          </div>
        </div>
        <a className="now" href={identity.phone.href}>
          {popup.callNow} <span className="digits">{identity.phone.text}</span>
        </a>
        <div className="request">
          <h3>{popup.formTitle}</h3>
          <RequestForm
            {...{ words, identity, request, announcement, fixed, ...formProps }}
            submit={popup.submit}
            success={popup.success}
            failure={popup.failure}
          >
            <TextField
              {...register('name')}
              {...{ ...fields.name, errorPrefix, error: errors.name?.message }}
              type="text"
              autoComplete="name"
              required
            />
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
          </RequestForm>
        </div>
      </CallbackBox>
    </>
  )
}

'use client'

import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react'
import type { Forms } from '@/content/schemas'
import { Button } from '../../ui/button'
import { SiteLink } from '../../ui/site-link'
import { Answer } from './answer'
import { FormBox } from './request-form.styles'
import type { useRequest } from './use-request'

export type Identity = { phone: { text: string; href: string }; email: string }

type Props = {
  words: Forms
  identity: Identity
  request: ReturnType<typeof useRequest>
  submit: string
  success: string
  failure: string
  /** Brings the form back, where its thanks have taken its place for longer than a moment. */
  again?: string
  /** An error said aloud, where the focus cannot say it. */
  announcement: string
  children: ReactNode
} & Omit<ComponentPropsWithRef<'form'>, 'children' | 'ref'> & { ref: RefObject<HTMLFormElement | null> }

/**
 * The frame that both forms share. Its own action is an e-mail: without a script a submit opens one with what was typed, and nothing typed
 * ever enters an address of the site. Once sent, its thanks take its place. (Chromium 156 garbles the accents of such an e-mail, whatever accept-charset says; it stays readable.)
 */
export function RequestForm({
  words,
  identity,
  request: { state, attempt, isLocked },
  submit,
  success,
  failure,
  again,
  announcement,
  children,
  ref,
  ...form
}: Props) {
  const isSending = state === 'submitting'
  const isSent = state === 'success'
  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current && state === 'idle') ref.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
    wasSent.current = state === 'success'
  }, [state, ref])
  return (
    <FormBox
      {...form}
      ref={ref}
      method="post"
      action={`mailto:${identity.email}?subject=${encodeURIComponent(words.rescue.subject)}`}
      encType="text/plain"
      aria-busy={isSending}
    >
      {/* While it travels, what was sent stays what is shown. */}
      <div className="fields" inert={isSending} hidden={isSent}>
        {children}
      </div>
      <Button
        type="submit"
        disabled={isSending}
        hidden={isSent}
        data-sending={words.sending}
        onClick={(event) => {
          if (isLocked()) event.preventDefault()
        }}
      >
        <span>{isSending ? words.sending : submit}</span>
      </Button>
      <p className="visually-hidden" role="alert">
        {announcement}
      </p>
      <div className="after">
        <Answer {...{ state, success, failure, rescue: words.rescue, phone: identity.phone, form: ref }} />
        {isSent && again !== undefined && (
          <Button
            type="button"
            line
            onClick={() => {
              if (!isLocked()) attempt()
            }}
          >
            {again}
          </Button>
        )}
        <p className="privacy">
          {words.privacy.text} <SiteLink href={words.privacy.link.href}>{words.privacy.link.label}</SiteLink>
        </p>
      </div>
    </FormBox>
  )
}

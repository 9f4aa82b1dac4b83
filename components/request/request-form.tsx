'use client'

import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import type { Forms } from '@/content/schemas'
import { Button } from '../ui/button'
import { SiteLink } from '../ui/site-link'
import { Answer } from './answer'
import { useHydrated } from './before-ready'
import { letterHref, readTyped, type Identity, type Typed } from './letter'
import { FormBox } from './request-form.styles'
import type { useRequest } from './use-request'

type Props = {
  words: Forms
  identity: Identity
  request: ReturnType<typeof useRequest>
  submit: string
  success: string
  failure: string
  /** An error said aloud, where the focus cannot say it. */
  announcement: string
  /** What the form does not ask but the message holds. */
  fixed?: Typed
  children: ReactNode
} & Omit<ComponentPropsWithRef<'form'>, 'children' | 'ref'> & { ref: RefObject<HTMLFormElement | null> }

/**
 * The frame that both forms share. Its own action is an e-mail: without a script a submit opens one with what was typed, and nothing typed
 * ever enters an address of the site. (Chromium 156 garbles the accents of such an e-mail, whatever accept-charset says; it stays readable.)
 */
export function RequestForm({
  words,
  identity,
  request: { state, lastMessage, trap, isLocked },
  submit,
  success,
  failure,
  announcement,
  fixed,
  children,
  ref,
  ...form
}: Props) {
  const isSending = state === 'submitting'
  const isHydrated = useHydrated()
  const letter = (from?: HTMLFormElement | null) => letterHref(words, identity, { ...(from ? readTyped(from) : lastMessage), ...fixed })
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
      <div className="fields" inert={isSending}>
        {children}
        {/* Off until the script is there: an e-mail written without it would carry its empty line. */}
        <div className="trap" aria-hidden="true">
          <input
            ref={trap}
            name="homepage"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            disabled={!isHydrated}
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
          />
        </div>
      </div>
      <Button
        type="submit"
        disabled={isSending}
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
        <Answer {...{ state, success, failure, rescue: words.rescue, identity, letter }} />
        <p className="privacy">
          {words.privacy.text} <SiteLink href={words.privacy.link.href}>{words.privacy.link.label}</SiteLink>
        </p>
      </div>
    </FormBox>
  )
}

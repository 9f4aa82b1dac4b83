'use client'

import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import type { Forms } from '@/content/schemas'
import { Button } from '../../ui/button'
import { SiteLink } from '../../ui/site-link'
import { Answer } from './answer'
import { draftId } from './draft-id'
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
  /** How many answers are to be corrected, in words; nothing where all stand. */
  count: string
  /** The same said aloud, with the first error where the focus cannot say it. */
  announcement: string
  children: ReactNode
} & Omit<ComponentPropsWithRef<'form'>, 'children' | 'ref'> & { ref: RefObject<HTMLFormElement | null> }

/**
 * The frame that both forms share. Its own action is an e-mail, so that nothing typed ever enters an address of the site. Chromium 156 and Safari garble
 * the accents of an e-mail that HTML makes by itself, whatever accept-charset says: the first script makes it in their place (components/start/first.ts),
 * and without any script a link with the questions stands in the place of the fields. Once sent, its thanks take its place.
 */
export function RequestForm({
  words,
  identity,
  request: { name, state, attempt, isLocked },
  submit,
  success,
  failure,
  count,
  again,
  announcement,
  children,
  ref,
  ...form
}: Props) {
  const isSending = state === 'submitting'
  const isSent = state === 'success'
  return (
    <FormBox
      {...form}
      ref={ref}
      method="post"
      action={`mailto:${identity.email}?subject=${encodeURIComponent(words.rescue.subject)}`}
      encType="text/plain"
      aria-busy={isSending}
      onInput={({ currentTarget }) => {
        draftId(currentTarget)
      }}
    >
      {/* draft-id.ts. Not of the type « hidden », which Chromium does not give back. */}
      <input hidden id={`${name}-number`} data-number="" />
      {count !== '' && <p className="count">{count}</p>}
      {/* While it travels, what was sent stays what is shown. */}
      <div className="fields" inert={isSending} hidden={isSent}>
        {children}
      </div>
      <Button
        type="submit"
        disabled={isSending}
        hidden={isSent}
        data-sending={words.sending}
        data-checking={words.checking}
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
        {isSent && again && (
          <Button
            type="button"
            line
            onClick={() => {
              if (isLocked()) return
              attempt()
              // Once the fields are there again.
              setTimeout(() => ref.current?.querySelector('select')?.focus())
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

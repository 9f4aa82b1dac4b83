'use client'

import type { ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import { buildMailto } from './mailto'
import { Button } from '../ui/button'
import { TapLink } from '../ui/site-link'
import { FormBox } from './form.styles'
import { RequestOutcome, type OutcomeWords } from './request-outcome'
import type { useRequest } from './use-request'

export type Identity = { phone: { text: string; href: string }; email: string }

type Request = Omit<ReturnType<typeof useRequest>, 'register' | 'errors' | 'form'>

type Props = {
  words: Forms
  identity: Identity
  request: Request
  submit: string
  outcome: OutcomeWords
  /** Shows the form again after a success. */
  restart?: string
  /** A link to each field that has an error. */
  errorLinks?: ReactNode
  children: ReactNode
}

/**
 * The frame of both forms. Its own action is an e-mail, so that nothing typed enters an address of
 * the site.
 */
export function RequestForm({
  words,
  identity,
  request,
  submit,
  outcome,
  restart,
  errorLinks,
  children,
}: Props) {
  const { ref, state, count } = request
  const isSending = state === 'submitting'
  const isSent = state === 'success'

  return (
    <FormBox
      ref={ref}
      method="post"
      action={buildMailto(identity.email, words.rescue.subject)}
      encType="text/plain"
      aria-busy={isSending}
      onSubmit={request.onSubmit}
      onInvalidCapture={request.onInvalidCapture}
    >
      {count !== '' && (
        <div className="error-count callout" data-kind="error">
          {count}
          {errorLinks}
        </div>
      )}
      <div className="fields" inert={isSending} hidden={isSent}>
        {children}
      </div>
      <div className="send" hidden={isSent}>
        <Button
          type="submit"
          preventDoubleClick
          disabled={isSending}
          data-sending={words.sending}
          onClick={(event) => {
            if (request.isLocked()) event.preventDefault()
          }}
        >
          <span>{isSending ? words.sending : submit}</span>
        </Button>
      </div>
      <p className="visually-hidden" role="alert">
        {request.announcement}
      </p>
      <div className="after">
        <RequestOutcome
          form={ref}
          state={state}
          words={outcome}
          rescue={words.rescue}
          phone={identity.phone}
        />
        {isSent && restart !== undefined && <RestartButton request={request} label={restart} />}
        <p className="privacy fine-print">
          {words.privacy.text} <TapLink {...words.privacy.link} />
        </p>
      </div>
    </FormBox>
  )
}

function RestartButton({ request, label }: { request: Request; label: string }) {
  const restart = () => {
    if (request.isLocked()) return
    request.restart()
    // Once the fields are shown.
    setTimeout(() => request.ref.current?.querySelector('select')?.focus())
  }
  return (
    <Button type="button" line onClick={restart}>
      {label}
    </Button>
  )
}

'use client'

import type { ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import { buildMailto } from './mailto'
import { Button } from '../ui/button'
import { TapLink } from '../ui/site-link'
import { FormBox } from './form.styles'
import { RequestOutcome, type OutcomeWords } from './request-outcome'
import type { Request } from './use-request'

export type Identity = { phone: { text: string; href: string }; email: string }

type Props = {
  words: Forms
  identity: Identity
  request: Request
  submit: string
  /** `again` is the label of the button that shows the form again after a success. */
  outcome: OutcomeWords & { again?: string }
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
  errorLinks,
  children,
}: Props) {
  const { ref, state, count, form } = request
  const isSending = state === 'submitting'
  const isSent = state === 'success'
  const restart = () => {
    request.restart()
    // The focus moves after the fields are rendered again.
    setTimeout(() => ref.current?.querySelector('select')?.focus())
  }

  return (
    <FormBox
      ref={ref}
      method="post"
      action={buildMailto(identity.email, words.rescue.subject)}
      encType="text/plain"
      aria-busy={isSending}
      onSubmit={(event) => void request.onSubmit(event)}
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
        <Button type="submit" preventDoubleClick disabled={isSending} data-sending={words.sending}>
          <span>{isSending ? words.sending : submit}</span>
        </Button>
      </div>
      <p className="visually-hidden" role="alert">
        {/* A new element is announced, even where its text is the same. */}
        <span key={form.formState.submitCount}>{request.announcement}</span>
      </p>
      <div className="after">
        <RequestOutcome
          request={request}
          words={outcome}
          rescue={words.rescue}
          phone={identity.phone}
        />
        {isSent && outcome.again !== undefined && (
          <Button type="button" line onClick={restart}>
            {outcome.again}
          </Button>
        )}
        <p className="privacy fine-print">
          {words.privacy.text} <TapLink {...words.privacy.link} />
        </p>
      </div>
    </FormBox>
  )
}

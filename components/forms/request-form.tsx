'use client'

import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import { buildFilledMailto, buildMailto } from './mailto'
import { Button } from '../ui/button'
import { Sentence } from '../ui/sentence'
import { TapLink } from '../ui/site-link'
import { FormBox } from './form.styles'
import type { useRequest } from './use-request'

export type Identity = { phone: { text: string; href: string }; email: string }

type Props = {
  words: Forms
  identity: Identity
  request: Omit<ReturnType<typeof useRequest>, 'register' | 'errors' | 'form'>
  submit: string
  success: string
  failure: string
  /** Brings the form back, where its thanks have taken its place for longer than a moment. */
  again?: string
  /** The way to each answer that is missing. */
  missing?: ReactNode
  /** Over the thanks: the title of the page in the place of its own. */
  sent?: string | undefined
  /** Under them: who reads the message, and when she answers. */
  next?: ReactNode
  children: ReactNode
}

/** The frame of both forms. Its own action is an e-mail, so that nothing typed enters an address of the site; components/contact-form/early-form.client.ts keeps its accents. */
export function RequestForm({
  words,
  identity,
  request,
  submit,
  success,
  failure,
  missing,
  again,
  sent,
  next,
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
        <div className="count callout" data-kind="error">
          {count}
          {missing}
        </div>
      )}
      {/* While it travels, what was sent stays what is shown. */}
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
        <Answer
          {...{ request, success, failure, sent, next }}
          rescue={words.rescue}
          phone={identity.phone}
        />
        {isSent && again && (
          <Button
            type="button"
            line
            onClick={() => {
              if (request.isLocked()) return
              request.restart()
              // Once the fields are there again.
              setTimeout(() => ref.current?.querySelector('select')?.focus())
            }}
          >
            {again}
          </Button>
        )}
        <p className="privacy fine-print">
          {words.privacy.text} <TapLink {...words.privacy.link} />
        </p>
      </div>
    </FormBox>
  )
}

type AnswerProps = Pick<Props, 'success' | 'failure' | 'sent' | 'next'> & {
  request: Pick<Props['request'], 'state' | 'ref'>
  rescue: Forms['rescue']
  phone: Identity['phone']
}

/** The two regions are there from the start, empty: a screen reader announces only what changes in one that it knows already. */
function Answer({
  request: { state, ref: form },
  success,
  failure,
  sent,
  next,
  rescue,
  phone,
}: AnswerProps) {
  const box = useRef<HTMLDivElement>(null)
  const letter = useRef<HTMLAnchorElement>(null)
  const isSent = state === 'success'
  // The e-mail ready to send, as the fields stand: they may be corrected after the failure.
  const write = useCallback(() => {
    if (form.current && letter.current) letter.current.href = buildFilledMailto(form.current)
  }, [form])
  useEffect(() => {
    write()
    if (!isSent && state !== 'error') return
    box.current?.focus({ preventScroll: true })
    // Not left to focus(): Firefox would then correct the scroll once more for the fields that are gone, and the answer would end above the screen.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [state, isSent, write])

  return (
    <div className="answer" ref={box} tabIndex={-1}>
      {isSent && sent !== undefined && <h1>{sent}</h1>}
      <div className={isSent ? 'told callout' : undefined} data-kind="success">
        <div role="status">{isSent && <p className="message">{success}</p>}</div>
        {isSent && next && <p>{next}</p>}
      </div>
      <div role="alert">
        {state === 'error' && (
          <div className="told callout" data-kind="error">
            <p className="message">{failure}</p>
            <p>{rescue.text}</p>
            <ul role="list">
              <li>
                <a href={phone.href}>
                  <span>
                    <Sentence text={rescue.call} />
                  </span>
                </a>
              </li>
              <li>
                <a ref={letter} href="mailto:" onClick={write}>
                  {rescue.email}
                </a>
              </li>
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}

'use client'

import { useEffect, useRef, type MouseEvent } from 'react'
import type { Forms } from '@/content/schemas'
import type { Identity } from './letter'
import type { RequestState } from './request-state'
import { AnswerBox } from './request-form.styles'

type Props = {
  state: RequestState
  success: string
  failure: string
  rescue: Forms['rescue']
  identity: Identity
  /** The e-mail ready to send: as the message was sent, or as the fields of a form now stand. */
  letter: (form?: HTMLFormElement | null) => string
}

/**
 * What became of the request. The two regions are there from the start, empty, because a screen reader announces only what changes in a
 * region that it already knows.
 */
export function Answer({ state, success, failure, rescue, identity, letter }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'success' || state === 'error') box.current?.focus()
  }, [state])

  const [beforeNumber = '', afterNumber] = rescue.call.split(identity.phone.text)
  const refresh = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = letter(event.currentTarget.closest('form'))
  }
  return (
    <div className="answer" ref={box} tabIndex={-1}>
      <div role="status">
        {state === 'success' && (
          <AnswerBox $kind="success">
            <p className="message">{success}</p>
          </AnswerBox>
        )}
      </div>
      <div role="alert">
        {state === 'error' && (
          <AnswerBox $kind="error">
            <p className="message">{failure}</p>
            <p className="rescue">{rescue.text}</p>
            <ul role="list">
              <li>
                <a href={identity.phone.href}>
                  {beforeNumber}
                  {afterNumber !== undefined && <span className="digits">{identity.phone.text}</span>}
                  {afterNumber}
                </a>
              </li>
              <li>
                <a href={letter()} onClick={refresh}>
                  {rescue.email}
                </a>
              </li>
            </ul>
          </AnswerBox>
        )}
      </div>
    </div>
  )
}

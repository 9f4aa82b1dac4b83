'use client'

import { useEffect, useRef, type RefObject } from 'react'
import type { Forms } from '@/content/schemas'
import { letterHref } from '../../start/letter'
import type { RequestState } from './request-state'
import { AnswerBox } from './request-form.styles'

type Props = {
  state: RequestState
  success: string
  failure: string
  rescue: Forms['rescue']
  phone: { text: string; href: string }
  form: RefObject<HTMLFormElement | null>
}

/**
 * What became of the request. The two regions are there from the start, empty, because a screen reader announces only what changes in a
 * region that it already knows.
 */
export function Answer({ state, success, failure, rescue, phone, form }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const letter = useRef<HTMLAnchorElement>(null)
  // The e-mail ready to send, as the fields stand: they may be corrected after the failure.
  const write = () => {
    if (form.current && letter.current) letter.current.href = letterHref(form.current)
  }
  useEffect(() => {
    if (form.current && letter.current) letter.current.href = letterHref(form.current)
    if (state === 'success' || state === 'error') box.current?.focus()
  }, [state, form])

  const [beforeNumber = '', afterNumber] = rescue.call.split(phone.text)
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
                <a href={phone.href}>
                  {beforeNumber}
                  {afterNumber !== undefined && <span className="digits">{phone.text}</span>}
                  {afterNumber}
                </a>
              </li>
              <li>
                <a ref={letter} href="mailto:" onClick={write}>
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

import { useEffect, useRef } from 'react'
import type { Forms } from '@/content/schema/forms'
import { Sentence } from '../ui/sentence'
import { buildFilledMailto } from './mailto'
import type { Request } from './use-request'

export type OutcomeWords = Pick<Forms['contact'], 'success' | 'failure'> & {
  /** The heading and steps that replace the page's title after a success. */
  next?: Forms['contact']['next']
  /** The sentence that tells when the agency answers, around closed days. */
  closing?: string | undefined
}

type Props = {
  request: Pick<Request, 'ref' | 'state'>
  words: OutcomeWords
  rescue: Forms['rescue']
  phone: { href: string }
}

/** Both regions are rendered empty: a screen reader announces what changes in one that it knows. */
export function RequestOutcome({ request: { ref, state }, words, rescue, phone }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    box.current?.focus({ preventScroll: true })
    // Not left to focus(): Firefox would scroll once more for the fields that are hidden.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  const isSent = state === 'success'

  return (
    <div className="outcome" ref={box} tabIndex={-1}>
      {isSent && words.next && <h1>{words.next.title}</h1>}
      <div className={isSent ? 'result callout' : undefined} data-kind="success">
        <div role="status">{isSent && <p className="message">{words.success}</p>}</div>
        {isSent && words.next && (
          <p>
            <Sentence text={words.next.text} />
          </p>
        )}
        {isSent && words.closing !== undefined && <p className="closing bold">{words.closing}</p>}
      </div>
      <div role="alert">
        {state === 'error' && (
          <div className="result callout" data-kind="error">
            <p className="message">{words.failure}</p>
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
                <a
                  href="mailto:"
                  // The e-mail takes the current values of the fields, which the visitor may have
                  // corrected after the failure.
                  onClick={({ currentTarget }) => {
                    if (ref.current) currentTarget.href = buildFilledMailto(ref.current)
                  }}
                >
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

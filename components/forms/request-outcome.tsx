import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Forms } from '@/content/schema/forms'
import { Sentence } from '../ui/sentence'
import { buildFilledMailto } from './mailto'

export type OutcomeWords = {
  success: string
  failure: string
  /** Takes the place of the title of the page after a success. */
  title?: string
  /** Who reads the message, and when she answers. */
  next?: ReactNode
}

type Props = {
  form: RefObject<HTMLFormElement | null>
  state: 'idle' | 'submitting' | 'success' | 'error'
  words: OutcomeWords
  rescue: Forms['rescue']
  phone: { href: string }
}

/** Receives the focus, in view, once the outcome is known. */
function useFocusOnOutcome(state: Props['state']) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    box.current?.focus({ preventScroll: true })
    // Not left to focus(): Firefox would scroll once more for the fields that are hidden.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return box
}

/** Both regions are rendered empty: a screen reader announces what changes in one that it knows. */
export function RequestOutcome({ form, state, words, rescue, phone }: Props) {
  const box = useFocusOnOutcome(state)
  const isSent = state === 'success'

  return (
    <div className="outcome" ref={box} tabIndex={-1}>
      {isSent && words.title !== undefined && <h1>{words.title}</h1>}
      <div className={isSent ? 'result callout' : undefined} data-kind="success">
        <div role="status">{isSent && <p className="message">{words.success}</p>}</div>
        {isSent && words.next && <p>{words.next}</p>}
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
                <FilledMailLink form={form} label={rescue.email} />
              </li>
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * An e-mail with what the fields hold when it is opened: they may be corrected after the failure.
 */
function FilledMailLink({ form, label }: { form: Props['form']; label: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const updateHref = useCallback(() => {
    if (form.current && link.current) link.current.href = buildFilledMailto(form.current)
  }, [form])
  useEffect(updateHref, [updateHref])

  return (
    <a ref={link} href="mailto:" onClick={updateHref}>
      {label}
    </a>
  )
}

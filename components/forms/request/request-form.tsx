import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import type { Calendar } from '@/supabase/functions/_calendar/working-time'
import { classNames } from '@/lib/class-names'
import { buildFilledMailto, buildMailto } from './mailto'
import { Button } from '../../ui/button'
import { InlineText } from '../../ui/inline-text'
import { TapLink } from '../../ui/site-link'
import { FormBox } from './form.styles'
import type { PageNames } from './page-names'
import type { RequestFormState } from './use-request-form'

type AgencyContact = { phone: { text: string; href: string }; email: string }

/** The props that the page passes to either form. */
export type RequestFormProps = {
  words: Forms
  agencyContact: AgencyContact
  calendar: Calendar
  /** The sentence that tells when the agency replies, around closed days. */
  closedPeriod?: string | undefined
  pageNames: PageNames
}

/** What receives the focus to be read out under a name. */
const nameGroup = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: -1 })

/**
 * Focuses an element as soon as it is true, before the browser takes the focus from what is
 * disabled or hidden by then.
 */
function useFocusWhen<Target extends HTMLElement>(isTrue: boolean) {
  const ref = useRef<Target>(null)
  useLayoutEffect(() => {
    if (isTrue) ref.current?.focus({ preventScroll: true })
  }, [isTrue])
  return ref
}

type Props = RequestFormProps & {
  request: RequestFormState
  submit: string
  /** When the agency replies: over the button, and after a success that says what comes next. */
  reply: string
  /** Only one form has words for what comes next and for another request. */
  resultWords: Pick<Forms['contact'], 'success' | 'failure'> &
    Partial<Pick<Forms['contact'], 'next' | 'again'>>
  /** Sets the fields closer, in a dialog that must fit on a screen. */
  isDense?: boolean
  /** A link to each field that has an error. */
  errorLinks?: ReactNode
  children: ReactNode
}

/** What follows a success: when the agency replies and, around closed days, its delay. */
function WhatHappensNext({ closedPeriod, reply, resultWords }: Props) {
  return (
    <>
      {resultWords.next && (
        <>
          <p className="bold">{reply}</p>
          <p>
            <InlineText text={resultWords.next.text} />
          </p>
        </>
      )}
      {closedPeriod !== undefined && <p className="closed-period bold">{closedPeriod}</p>}
    </>
  )
}

/** What a visitor can do after a failure. */
function Rescue({ words: { rescue }, agencyContact, request: { formRef }, resultWords }: Props) {
  return (
    <div className="form-result callout" data-level="error">
      <p className="form-message">{resultWords.failure}</p>
      <p>{rescue.text}</p>
      <ul role="list">
        <li>
          <a href={agencyContact.phone.href}>
            <span>
              <InlineText text={rescue.call} />
            </span>
          </a>
        </li>
        <li>
          <a
            href="mailto:"
            // The e-mail takes the current values of the fields, which the visitor may have
            // corrected after the failure.
            onClick={({ currentTarget }) => {
              if (formRef.current) currentTarget.href = buildFilledMailto(formRef.current)
            }}
          >
            {rescue.email}
          </a>
        </li>
      </ul>
    </div>
  )
}

/**
 * The result takes the focus under a name that says it whole. Both regions are rendered empty: a
 * screen reader announces what changes in one that it knows.
 */
function RequestResult(props: Props) {
  const {
    words: { rescue },
    request: { state },
    resultWords,
  } = props
  const isSent = state === 'success'
  const isOver = isSent || state === 'error'
  const name = isSent
    ? resultWords.success
    : `${resultWords.failure} ${rescue.text} ${rescue.call}.`
  const box = useFocusWhen<HTMLDivElement>(isOver)
  useEffect(() => {
    // focus() does not scroll here, because Firefox would scroll again for the hidden fields.
    if (isOver) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOver, box])

  return (
    <div data-part="result" ref={box} {...(isOver && nameGroup(name))}>
      {isSent && resultWords.next && <h1>{resultWords.next.title}</h1>}
      <div
        className={isSent ? classNames('form-result', !resultWords.next && 'callout') : undefined}
        data-level="success"
      >
        <div role="status">{isSent && <p className="form-message">{resultWords.success}</p>}</div>
        {isSent && <WhatHappensNext {...props} />}
      </div>
      <div role="alert">{state === 'error' && <Rescue {...props} />}</div>
    </div>
  )
}

/**
 * What both forms share, with an e-mail as its own action, so that nothing typed enters an address
 * of the site.
 */
export function RequestForm(props: Props) {
  const {
    words,
    agencyContact,
    request,
    submit,
    reply,
    resultWords,
    isDense,
    errorLinks,
    children,
  } = props
  const { formRef, state, errorSummary, form } = request
  const isSending = state === 'submitting'
  const isSent = state === 'success'
  const sendRow = useFocusWhen<HTMLDivElement>(isSending)
  const restart = () => {
    request.restart()
    // The focus moves after the fields are rendered again.
    setTimeout(() => formRef.current?.querySelector('select')?.focus())
  }

  return (
    <FormBox
      ref={formRef}
      method="post"
      action={buildMailto(agencyContact.email, words.rescue.subject)}
      encType="text/plain"
      aria-busy={isSending}
      data-dense={isDense ? '' : undefined}
      onSubmit={(event) => void request.onSubmit(event)}
    >
      {errorSummary !== '' && (
        <div className="form-error-summary callout" data-level="error">
          {errorSummary}
          {errorLinks}
        </div>
      )}
      {/* Without fields the form is not invalid once they are emptied, which Firefox would say
          before the thanks. */}
      <div className="form-fields" inert={isSending} hidden={isSent}>
        {!isSent && children}
      </div>
      {!isSent && <p>{reply}</p>}
      <div
        className="form-send"
        hidden={isSent}
        ref={sendRow}
        // The dots of the button are for the eye.
        {...(isSending && nameGroup(words.sending.replace(/\.+$/, '')))}
      >
        <Button type="submit" preventDoubleClick disabled={isSending} data-sending={words.sending}>
          <span>{isSending ? words.sending : submit}</span>
        </Button>
      </div>
      <p className="visually-hidden" role="alert">
        {/* A new element is announced, even where its text is the same. */}
        <span key={form.formState.submitCount}>{request.announcement}</span>
      </p>
      <div className="form-after">
        <RequestResult {...props} />
        {isSent && resultWords.again !== undefined && (
          <Button type="button" isOutlined onClick={restart}>
            {resultWords.again}
          </Button>
        )}
        <p className="fine-print">
          {words.privacy.text} <TapLink {...words.privacy.link} />
        </p>
      </div>
    </FormBox>
  )
}

import { useEffect, useRef, type ReactNode } from 'react'
import type { Forms } from '@/content/schema/forms'
import { classNames } from '@/lib/class-names'
import { buildFilledMailto, buildMailto } from './mailto'
import { Button } from '../ui/button'
import { InlineText } from '../ui/inline-text'
import { TapLink } from '../ui/site-link'
import { FormBox } from './form.styles'
import type { RequestFormState } from './use-request-form'

type AgencyContact = { phone: { text: string; href: string }; email: string }

/** The props that the page passes to either form. */
export type RequestFormProps = {
  words: Forms
  agencyContact: AgencyContact
  /** The sentence that tells when the agency answers, around closed days. */
  closedPeriod?: string | undefined
}

type FormShellProps = RequestFormProps & {
  request: RequestFormState
  submit: string
  /** Only one form has words for what comes next and for another request. */
  outcome: Pick<Forms['contact'], 'success' | 'failure'> &
    Partial<Pick<Forms['contact'], 'next' | 'again'>>
  /** Sets the fields closer, in a dialog that must fit on a screen. */
  isDense?: boolean
  /** A link to each field that has an error. */
  errorLinks?: ReactNode
  children: ReactNode
}

/** Both regions are rendered empty: a screen reader announces what changes in one that it knows. */
function RequestOutcome({
  words: { rescue },
  agencyContact,
  closedPeriod,
  request,
  outcome,
}: FormShellProps) {
  const { formRef, state } = request
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return
    box.current?.focus({ preventScroll: true })
    // focus() does not scroll here, because Firefox would scroll again for the hidden fields.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  const isSent = state === 'success'

  return (
    <div className="outcome" data-part="outcome" ref={box} tabIndex={-1}>
      {isSent && outcome.next && <h1>{outcome.next.title}</h1>}
      <div
        className={isSent ? classNames('result', !outcome.next && 'callout') : undefined}
        data-level="success"
      >
        <div role="status">{isSent && <p className="message">{outcome.success}</p>}</div>
        {isSent && outcome.next && (
          <p>
            <InlineText text={outcome.next.text} />
          </p>
        )}
        {isSent && closedPeriod !== undefined && (
          <p className="closed-period bold">{closedPeriod}</p>
        )}
      </div>
      <div role="alert">
        {state === 'error' && (
          <div className="result callout" data-level="error">
            <p className="message">{outcome.failure}</p>
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
        )}
      </div>
    </div>
  )
}

/**
 * What both forms share, with an e-mail as its own action, so that nothing typed enters an address
 * of the site.
 */
export function RequestForm(props: FormShellProps) {
  const { words, agencyContact, request, submit, outcome, isDense, errorLinks, children } = props
  const { formRef, state, errorSummary, form } = request
  const isSending = state === 'submitting'
  const isSent = state === 'success'
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
        <div className="error-summary callout" data-level="error">
          {errorSummary}
          {errorLinks}
        </div>
      )}
      <div className="request-fields" inert={isSending} hidden={isSent}>
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
        <RequestOutcome {...props} />
        {isSent && outcome.again !== undefined && (
          <Button type="button" isOutlined onClick={restart}>
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

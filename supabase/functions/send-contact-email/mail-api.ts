// An HTTP mail API in Resend's format: POST {from, to, reply_to, subject, text}, a bearer key, an
// idempotency key.
import { Failure, MailProviderRejection } from '../_shared/failure.ts'
import type { Mail, SendMail } from './compose.ts'
import { sha256 } from '../_shared/secrets.ts'
import { deadlines } from '../_shared/settings.ts'

/**
 * Tells whether a status means that the e-mail has not left. A 5xx, a timeout (408) and a conflict
 * with a call under way (409) may follow an e-mail that was accepted.
 */
const isRejection = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 409

const describeStatus = (status: number) => `statut ${status}`

/** The failure of an e-mail that left too soon after others, or above a quota. */
export const tooManyRequests = describeStatus(429)

/** How long an e-mail that left too soon after others is posted again, well under its deadline. */
const postAgainMs = 2_500

/** The sender where no API can be used: e-mails wait in the database. */
export const noMailApi: SendMail = () =>
  Promise.reject(new MailProviderRejection('API de courriel non configurée'))

export function createMailApi(
  { url, key }: { url: string; key: string },
  call = fetch,
  pauseMs = deadlines.mailPause,
): SendMail {
  const post = async ({ from, to, replyTo, subject, text }: Mail, signal: AbortSignal) => {
    const body = JSON.stringify({
      from,
      to: [to],
      ...(replyTo !== undefined && { reply_to: replyTo }),
      subject,
      text,
    })
    const response = await call(url, {
      method: 'POST',
      signal,
      redirect: 'error',
      // The same e-mail leaves once, because its key names its message. An API may remember a
      // refusal under a key, so changed words have another key.
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': await sha256(body),
      },
      body,
    }).catch((error: unknown) => {
      throw new Failure(signal.aborted ? 'délai dépassé' : 'réseau', { cause: error })
    })
    await response.body?.cancel()
    return response
  }
  const postInTurn = async (mail: Mail, signal: AbortSignal) => {
    const end = performance.now() + postAgainMs
    let response = await post(mail, signal)
    while (response.status === 429 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      response = await post(mail, signal)
    }
    return response
  }
  return async (mail, signal) => {
    let response = await postInTurn(mail, signal)
    // A reply-to that the API refuses must not keep a family's message from the agency: the e-mail
    // leaves without it, and the text still holds the address.
    if ((response.status === 400 || response.status === 422) && mail.replyTo !== undefined)
      response = await postInTurn({ ...mail, replyTo: undefined }, signal)
    // The API's own words are never logged, because they may repeat an address.
    if (response.ok) return
    const reason = describeStatus(response.status)
    throw isRejection(response.status) ? new MailProviderRejection(reason) : new Failure(reason)
  }
}

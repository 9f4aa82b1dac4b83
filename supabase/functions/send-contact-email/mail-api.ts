// An HTTP mail API in Resend's shape: POST {from, to, reply_to, subject, text, html}, a bearer key, an idempotency key.
import type { Mail, Mailer } from './types.ts'

/** Its message goes to the log and to the row: a status or a kind, never the API's own words, which may repeat an address. */
class MailError extends Error {
  override readonly name = 'MailError'
}

/** Where none is set, or what is set cannot be used: e-mails wait in the database. */
export const noMailApi: Mailer = { send: () => Promise.reject(new MailError('API de courriel non configurée')) }

/**
 * The number was accepted before, and the e-mail differs by its day or its remark: a number stands for the same words always. The other 409 says that
 * the first call is still under way.
 */
async function isSentAlready(response: Response) {
  const problem: unknown = await response.json().catch(() => undefined)
  return typeof problem === 'object' && problem !== null && 'name' in problem && problem.name === 'invalid_idempotent_request'
}

export function createMailApi(settings: { url: string; key: string; fetch?: typeof fetch }): Mailer {
  const call = settings.fetch ?? fetch
  const post = async (mail: Mail, idempotencyKey: string, signal: AbortSignal) => {
    const response = await call(settings.url, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${settings.key}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from: mail.from,
        to: [mail.to],
        ...(mail.replyTo === undefined ? {} : { reply_to: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      }),
    }).catch((error: unknown) => {
      throw new MailError(signal.aborted ? 'délai dépassé' : 'réseau', { cause: error })
    })
    if (response.status === 409) return { status: response.status, isAccepted: await isSentAlready(response) }
    await response.body?.cancel()
    return { status: response.status, isAccepted: response.ok }
  }
  return {
    async send(mail, signal) {
      let answer = await post(mail, mail.id, signal)
      // An address that the API does not like must not keep a family's message from the agency: it still stands in the text.
      if ((answer.status === 400 || answer.status === 422) && mail.replyTo !== undefined)
        answer = await post({ ...mail, replyTo: undefined }, `${mail.id}/sans-reponse`, signal)
      if (!answer.isAccepted) throw new MailError(`statut ${answer.status}`)
    },
  }
}

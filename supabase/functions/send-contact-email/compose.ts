// The e-mail to the agency. Tried again it is the same e-mail: mail programs show the hour, and the text says the day only.
import { bareNumber, callbackMessage, emailLabels, type ContactMessage } from '../_shared/contact-message.ts'
import type { Mail, StoredRequest, Suspicion } from './types.ts'

/** Our own sentences are written with plain spaces; their French non-breaking ones are set here. Never applied to a visitor's words. */
const typeset = (sentence: string) => sentence.replace(/ (?=[:»])/g, '\u00A0').replace(/« /g, '«\u00A0')

/** Characters that reorder or hide the text around them could make an e-mail say something else than it does. */
const plain = (value: string) => value.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/** One line of a header: nothing that ends a line, nothing invisible, and one word when nothing is left. */
export const headerText = (value: string) =>
  plain(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim() || 'quelqu’un'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (value: string) => plain(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Carriers refuse a reply-to that is not plain ASCII, and with it the whole e-mail: then the address stands in the text only. */
const replyAddress = (email: string) => (/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email) ? email : undefined)

/** Without the extension, which a telephone would dial as part of the number. */
const phoneLink = (phone: string) => `tel:${bareNumber(phone).replace(/[^\d+]/g, '')}`

const dayFormat = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

const forWhom = ({ seekingFor }: ContactMessage) => (seekingFor === 'proche' ? 'pour un proche' : 'pour son propre compte')

const whySuspect: Readonly<Record<Suspicion, string>> = {
  address: 'plusieurs messages sont venus de la même connexion en une heure',
  hour: 'beaucoup de messages sont venus en une heure',
  links: 'il ressemble à un envoi automatique',
}

/** Fields that are more than their value: how they read, and where a press on them leads. */
const shown: { readonly [Key in keyof ContactMessage]?: (message: ContactMessage) => { value?: string; link?: string } } = {
  phone: ({ phone }) => ({ link: phoneLink(phone) }),
  email: ({ email }) => ({ link: `mailto:${encodeURIComponent(email)}` }),
  seekingFor: (message) => ({ value: `une résidence ${forWhom(message)}` }),
}

type Fact = { label: string; value: string; link?: string }

/** Every field of the schema that was filled in: a new one needs no line here. */
function factsOf({ message, receivedAt, suspect }: StoredRequest): Fact[] {
  const keys = (Object.keys(emailLabels) as (keyof ContactMessage)[]).filter((key) => key !== 'message' && message[key])
  return [
    ...keys.map((key) => ({ label: emailLabels[key], value: message[key], ...shown[key]?.(message) })),
    { label: 'Reçu le', value: dayFormat.format(receivedAt) },
    ...(suspect === null ? [] : [{ label: 'À vérifier', value: whySuspect[suspect] }]),
  ]
}

const cell = 'padding:4px 16px 4px 0;vertical-align:top'

function subjectOf({ message, suspect }: StoredRequest) {
  const name = headerText(message.name)
  const subject =
    message.message === callbackMessage
      ? `Rappel demandé par ${name}, ${forWhom(message)}`
      : `${name} cherche une résidence ${forWhom(message)}`
  return suspect === null ? subject : `[À vérifier] ${subject}`
}

export function compose(request: StoredRequest, envelope: { to: string; from: string }): Mail {
  const { id, receivedAt, message } = request
  const facts = factsOf(request)
  const replyTo = replyAddress(message.email)
  const subject = subjectOf(request)
  const reference = typeset(`Référence : ${id}`)
  const howToAnswer = replyTo
    ? 'Pour répondre par écrit, répondez à ce courriel. Il partira à l’adresse ci-dessus.'
    : 'Pour répondre par écrit, recopiez l’adresse ci-dessus dans un nouveau courriel.'
  const text = [
    ...facts.map(({ label, value }) => `${typeset(`${label} :`)} ${plain(value)}`),
    '',
    typeset(`${emailLabels.message} :`),
    // Quoted line by line, so that no line of it can pass for one of ours.
    ...plain(message.message)
      .split('\n')
      .map((line) => `> ${line}`),
    '',
    reference,
    '',
    howToAnswer,
    '',
  ].join('\n')
  const rows = facts.map(({ label, value, link }) => {
    const cellText = link ? `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>` : escapeHtml(value)
    return `<tr><th scope="row" style="${cell};text-align:left">${label}</th><td dir="auto" style="${cell}">${cellText}</td></tr>`
  })
  const html = `<!doctype html>
<html lang="fr-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1d1b;background:#ffffff">
<table role="presentation" style="border-collapse:collapse">
${rows.join('\n')}
</table>
<p dir="auto" style="white-space:pre-wrap;border-left:4px solid #c2571a;padding-left:16px">${escapeHtml(message.message)}</p>
<p style="color:#5c5c57;font-size:14px">${reference}</p>
<p>${howToAnswer}</p>
</body>
</html>
`
  return { id, receivedAt, from: envelope.from, to: envelope.to, replyTo, subject, text, html }
}

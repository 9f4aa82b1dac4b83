// The e-mail to the agency. Built from what its number is made of and nothing else, not even the hour: the same number must be the same
// e-mail, or the carrier's idempotency key would not recognise it. Mail programs show the hour.
import { bareNumber, callbackMessage, type ContactMessage } from '../_shared/contact-message.ts'
import { dayOf } from './numbering.ts'
import type { Mail } from './types.ts'

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

export function compose(request: { id: string; receivedAt: Date; message: ContactMessage }, envelope: { to: string; from: string }): Mail {
  const { message, id, receivedAt } = request
  const forWhom = message.seekingFor === 'proche' ? 'pour un proche' : 'pour son propre compte'
  const callback = message.message === callbackMessage
  const subject = callback
    ? `Rappel demandé par ${headerText(message.name)}, ${forWhom}`
    : `${headerText(message.name)} cherche une résidence ${forWhom}`
  const replyTo = replyAddress(message.email)
  const howToAnswer = replyTo
    ? 'Pour répondre par écrit, répondez à ce courriel. Il partira à l’adresse ci-dessus.'
    : 'Pour répondre par écrit, recopiez l’adresse ci-dessus dans un nouveau courriel.'
  const rows = [
    { label: 'Nom', value: message.name, link: undefined },
    { label: 'Téléphone', value: message.phone, link: phoneLink(message.phone) },
    { label: 'Courriel', value: message.email, link: `mailto:${encodeURIComponent(message.email)}` },
    { label: 'Cherche', value: `une résidence ${forWhom}`, link: undefined },
    { label: 'Reçu le', value: dayOf(receivedAt), link: undefined },
  ]
  const text = [
    ...rows.map(({ label, value }) => `${typeset(`${label} :`)} ${plain(value)}`),
    '',
    typeset('Message :'),
    // Quoted line by line, so that no line of it can pass for one of ours.
    ...plain(message.message)
      .split('\n')
      .map((line) => `> ${line}`),
    '',
    howToAnswer,
    typeset(`Référence : ${id}`),
    '',
  ].join('\n')
  const cell = 'padding:4px 16px 4px 0;vertical-align:top'
  const html = `<!doctype html>
<html lang="fr-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1d1b;background:#ffffff">
<table role="presentation" style="border-collapse:collapse">
${rows
  .map(({ label, value, link }) => {
    const shown = link ? `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>` : escapeHtml(value)
    return `<tr><th scope="row" style="${cell};text-align:left">${label}</th><td dir="auto" style="${cell}">${shown}</td></tr>`
  })
  .join('\n')}
</table>
<p dir="auto" style="white-space:pre-wrap;border-left:4px solid #c2571a;padding-left:16px">${escapeHtml(message.message)}</p>
<p>${howToAnswer}</p>
<p style="color:#5c5c57;font-size:14px">${typeset(`Référence : ${id}`)}</p>
</body>
</html>
`
  return { id, receivedAt, from: envelope.from, to: envelope.to, replyTo, subject, text, html }
}

// The e-mail to the agency. Built from what its number is made of and nothing else, not even the hour: the same number must be the same
// e-mail, or the carrier's idempotency key would not recognise it. Mail programs show the hour. (A digest's number is its own, and stands
// with its messages.)
import { bareNumber, callbackMessage, type ContactMessage } from '../_shared/contact-message.ts'
import type { DueMail, HeldBecause, Mail, StoredRequest } from './types.ts'

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

const whyHeld: Readonly<Record<HeldBecause, string>> = {
  address: 'retenu d’abord, parce que plusieurs messages venaient de la même connexion',
  hour: 'retenu d’abord, parce que beaucoup de messages sont venus en une heure',
  links: 'retenu d’abord, parce qu’il ressemble à un envoi automatique',
}

/** The facts of a request, each with where a press on it leads. */
const factsOf = ({ message, receivedAt, heldBecause }: StoredRequest) => [
  { label: 'Nom', value: message.name, link: undefined },
  { label: 'Téléphone', value: message.phone, link: phoneLink(message.phone) },
  { label: 'Courriel', value: message.email, link: `mailto:${encodeURIComponent(message.email)}` },
  { label: 'Cherche', value: `une résidence ${forWhom(message)}`, link: undefined },
  { label: 'Reçu le', value: dayFormat.format(receivedAt), link: undefined },
  ...(heldBecause === null ? [] : [{ label: 'Remarque', value: whyHeld[heldBecause], link: undefined }]),
]

const textOf = (request: StoredRequest) => [
  ...factsOf(request).map(({ label, value }) => `${typeset(`${label} :`)} ${plain(value)}`),
  '',
  typeset('Message :'),
  // Quoted line by line, so that no line of it can pass for one of ours.
  ...plain(request.message.message)
    .split('\n')
    .map((line) => `> ${line}`),
  '',
  typeset(`Référence : ${request.id}`),
  '',
]

const cell = 'padding:4px 16px 4px 0;vertical-align:top'

const htmlOf = (request: StoredRequest) => `<table role="presentation" style="border-collapse:collapse">
${factsOf(request)
  .map(({ label, value, link }) => {
    const shown = link ? `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>` : escapeHtml(value)
    return `<tr><th scope="row" style="${cell};text-align:left">${label}</th><td dir="auto" style="${cell}">${shown}</td></tr>`
  })
  .join('\n')}
</table>
<p dir="auto" style="white-space:pre-wrap;border-left:4px solid #c2571a;padding-left:16px">${escapeHtml(request.message.message)}</p>
<p style="color:#5c5c57;font-size:14px">${typeset(`Référence : ${request.id}`)}</p>`

function subjectOf({ message }: StoredRequest) {
  const name = headerText(message.name)
  return message.message === callbackMessage
    ? `Rappel demandé par ${name}, ${forWhom(message)}`
    : `${name} cherche une résidence ${forWhom(message)}`
}

/** Several that were held are one e-mail, which answers nobody: each has its own address. */
export function compose({ id, requests }: Pick<DueMail, 'id' | 'requests'>, envelope: { to: string; from: string }): Mail {
  const [first] = requests
  const isDigest = requests.length > 1
  const replyTo = isDigest ? undefined : replyAddress(first.message.email)
  const subject = isDigest ? `${requests.length} messages réunis dans un seul courriel` : subjectOf(first)
  const opening = isDigest ? ['Ces messages ont été retenus quelque temps, puis réunis ici. Chacun attend sa réponse.'] : []
  const howToAnswer = replyTo
    ? 'Pour répondre par écrit, répondez à ce courriel. Il partira à l’adresse ci-dessus.'
    : `Pour répondre par écrit, recopiez ${isDigest ? 'chaque adresse' : 'l’adresse ci-dessus'} dans un nouveau courriel.`
  const number = (index: number) => (isDigest ? [`Message ${index + 1} de ${requests.length}`] : [])
  const text = [
    ...opening.flatMap((line) => [line, '']),
    ...requests.flatMap((request, index) => [...number(index).flatMap((line) => [line, '']), ...textOf(request)]),
    howToAnswer,
    '',
  ].join('\n')
  const html = `<!doctype html>
<html lang="fr-CA">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1d1b;background:#ffffff">
${[
  ...opening.map((line) => `<p>${line}</p>`),
  ...requests.flatMap((request, index) => [...number(index).map((line) => `<h2>${line}</h2>`), htmlOf(request)]),
].join('\n')}
<p>${howToAnswer}</p>
</body>
</html>
`
  return { id, receivedAt: first.receivedAt, from: envelope.from, to: envelope.to, replyTo, subject, text, html }
}

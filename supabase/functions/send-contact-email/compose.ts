// Composes the e-mail to the agency, without the hour, so that a later attempt is the same e-mail.
import { callbackMessage, emailLabels } from '../_contract/contact-message.ts'
import { formatDay, getQuebecDate } from '../_calendar/quebec-time.ts'
import { readRequestLines, timeframes } from '../_contract/request-lines.ts'
import type { SpamReason } from './rate-limits.ts'
import type { StoredMessage, StoredRequest } from './sql-store.ts'

export type Mail = {
  readonly id: string
  readonly receivedAt: Date
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
}

/** Sends an e-mail, and resolves once the mail provider has accepted it. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>

/**
 * Removes the characters that reorder or hide the text around them: they could change what an
 * e-mail appears to say.
 */
const removeDirectionMarks = (value: string) =>
  value.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/**
 * Makes one line of a header: nothing that ends a line, nothing invisible, and one word when
 * nothing is left.
 */
export const toHeaderText = (value = '') =>
  value
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .trim() || 'quelqu’un'

/**
 * Returns the reply-to address, if it is plain ASCII: mail providers refuse any other, and with it
 * the whole e-mail. The address is then in the text only.
 */
const toReplyAddress = (email = '') =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email) ? email : undefined

export const formatLine = (label: string, value: string) =>
  `${label}\u00A0: ${removeDirectionMarks(value)}`.trimEnd()

/**
 * What the page promised, by the rule of `findReplyTime`: the hour itself depends on a calendar that
 * a later attempt may not read.
 */
const promisedTime =
  'le prochain jour ouvrable, avant la même heure; si nous étions fermés, avant la prochaine fermeture'

const suspectSubjectPrefix = '[À vérifier] '

/** The label before the link of the page that records what a call gave. */
export const handledLabel = 'Après l’appel, notez ce qu’il a donné'

const describeRecipient = ({ seekingFor }: StoredMessage) =>
  seekingFor === 'proche' ? 'pour un proche' : 'pour son propre compte'

const spamReasonTexts: Readonly<Record<SpamReason, string>> = {
  address: 'plusieurs messages sont venus de la même connexion en une heure',
  hour: 'beaucoup de messages sont venus en une heure',
  links: 'il ressemble à un envoi automatique',
}

/** What the popup sends begins with its fixed message. */
const isCallback = ({ message = '' }: StoredMessage) => message.startsWith(callbackMessage)

/** The start of the subject where a residence is needed soon. */
const subjectStarts = new Map<string | undefined, string>([
  [timeframes.week, 'Cette semaine\u00A0: '],
  [timeframes.threeMonths, 'D’ici trois mois\u00A0: '],
])

function composeSubject({ message, suspect }: StoredRequest) {
  const name = toHeaderText(message.name)
  const start = subjectStarts.get(readRequestLines(message.message ?? '').timeframe) ?? ''
  const subject = isCallback(message)
    ? `${name}, rappel demandé`
    : `${name} cherche une résidence ${describeRecipient(message)}`
  return `${suspect === null ? '' : suspectSubjectPrefix}${start}${subject}`
}

/** What the visitor chose: when to call, and how soon a residence is needed. */
export function describeTiming(message: string, usual?: string) {
  const { timeframe, availability = usual } = readRequestLines(message)
  return [
    ...(availability === undefined ? [] : [formatLine('Quand appeler', availability)]),
    ...(timeframe === undefined ? [] : [formatLine('Pour quand', timeframe)]),
  ]
}

/** The filled fields of the schema, optional ones too, so that a new field needs no line here. */
const describeFields = (message: StoredMessage) =>
  (Object.keys(emailLabels) as (keyof StoredMessage)[]).flatMap((key) => {
    const value = message[key]
    if (key === 'message' || !value) return []
    if (key !== 'seekingFor') return [formatLine(emailLabels[key], value)]
    return isCallback(message)
      ? [formatLine('Demande', 'rappel demandé')]
      : [formatLine(emailLabels[key], `une résidence ${describeRecipient(message)}`)]
  })

/** Composes the e-mail, without `handledLink` where no secret signs links. */
export function composeMail(
  request: StoredRequest,
  { to, from }: Pick<Mail, 'to' | 'from'>,
  handledLink?: string,
): Mail {
  const { id, receivedAt, message, suspect } = request
  const text = [
    ...describeTiming(message.message ?? '', promisedTime),
    '',
    ...describeFields(message),
    formatLine('Reçu le', formatDay(getQuebecDate(receivedAt))),
    ...(suspect === null ? [] : [formatLine('À vérifier', spamReasonTexts[suspect])]),
    '',
    formatLine(emailLabels.message, ''),
    // The message is quoted line by line, so that none of its lines can pass for one of ours.
    ...removeDirectionMarks(message.message ?? '')
      .split('\n')
      .map((line) => `> ${line}`),
    '',
    formatLine('Référence', id),
    '',
    // This must hold without a reply-to, which the mail provider may refuse.
    'Si vous répondez par écrit, vérifiez que votre courriel part à l’adresse ci-dessus.',
    '',
    ...(handledLink === undefined ? [] : [formatLine(handledLabel, ''), handledLink, '']),
  ].join('\n')
  const replyTo = toReplyAddress(message.email)
  return { id, receivedAt, to, from, replyTo, subject: composeSubject(request), text }
}

// Composes the reminder of a morning: the families to call back, each with a fresh link, when to
// call, and no other word of their messages. Marked requests are one counted line.
import { emailLabels } from '../_contract/contact-message.ts'
import { buildHandledLink, type LinkSettings } from '../_shared/handled-link.ts'
import { formatDay, splitTime } from '../_calendar/quebec-time.ts'
import { describeTiming, formatLine, handledLabel, toHeaderText, type Mail } from './compose.ts'
import type { Figures } from './figures.ts'
import type { RemindedRequest, ReminderContent, Unhandled } from './reminder-store.ts'

type Reminder = {
  readonly morning: string
  readonly content: ReminderContent
  readonly unhandled: Unhandled
  readonly links: LinkSettings
}

const calendarNote = [
  'Le calendrier du site n’a pas pu être lu, ou ne dit rien de cette année. Les jours fermés sont ceux de sa dernière copie, s’il y en a une.',
  '',
]

const refusedCopy = 'Copie non partie'

const formatMonth = (month: string) => formatDay(`${month}-01`, { month: 'long', year: 'numeric' })

const describeFigures = ({ month, received, outcomes, inTime, medianHours }: Figures) => [
  `Bilan de ${formatMonth(month)}`,
  formatLine('Demandes reçues', String(received)),
  formatLine('Jointes', String(outcomes.reached)),
  formatLine('Message laissé, à rappeler', String(outcomes.voicemail)),
  formatLine('Sans suite', String(outcomes.dropped)),
  formatLine('Jointes en 24 heures, les jours ouvrables', String(inTime)),
  ...(medianHours === null
    ? []
    : [formatLine('Délai médian pour joindre', `${Math.round(medianHours)}\u00A0h`)]),
  '',
]

const describeVoicemails = ({ voicemails, lastVoicemailOn }: RemindedRequest) =>
  lastVoicemailOn === null
    ? []
    : [formatLine('Message laissé', `${voicemails}\u00A0fois, ${formatDay(lastVoicemailOn)}`)]

async function describeRequest(request: RemindedRequest, { morning, links }: Reminder) {
  const { receivedOn, name, phone, email, message } = request
  const reach = phone ?? email
  return [
    formatLine(
      emailLabels.name,
      [toHeaderText(name ?? ''), ...(reach === null ? [] : [toHeaderText(reach)])].join(', '),
    ),
    ...describeTiming(message ?? ''),
    formatLine('Reçue le', formatDay(receivedOn)),
    ...describeVoicemails(request),
    formatLine(handledLabel, ''),
    await buildHandledLink(request, morning, links),
    '',
  ]
}

const describeRest = ({ families, listed }: Unhandled) =>
  families > listed.length
    ? [
        `Les ${listed.length} premières sont ci-dessus. En tout, ${families} familles attendent\u00A0: leurs courriels ont aussi le lien.`,
        '',
      ]
    : []

const describeMarked = ({ marked }: Unhandled) =>
  marked === 0
    ? []
    : [
        formatLine(
          'Demandes à vérifier',
          `${marked}, lisibles dans Supabase, colonne «\u00A0suspect\u00A0»`,
        ),
        '',
      ]

const formatMoment = (moment: string) => {
  const [day, time] = splitTime(moment)
  return `${formatDay(day)}, ${time.replace(':', '\u00A0h\u00A0')}`
}

const describeRefusedCopy = ({ copyRefusedAt }: ReminderContent) =>
  copyRefusedAt === null
    ? []
    : [
        formatLine(`${refusedCopy} à la personne de garde`, formatMoment(copyRefusedAt)),
        'Voyez la passation, cas 2, «\u00A0Une personne de garde\u00A0».',
        '',
      ]

/** The watch asks each hour of a working day, so on the last one too. */
const isWatchLate = ({ watchedAt, receivedBefore }: ReminderContent) =>
  (watchedAt ?? '') < receivedBefore.slice(0, 10)

const watchHelp = 'faites ce que dit la passation, cas 2, «\u00A0Surveillance\u00A0».'

function describeWatch(content: ReminderContent) {
  const { watchedAt } = content
  const label = 'Dernier passage de la surveillance'
  return watchedAt === null
    ? [formatLine(label, 'jamais'), `Le premier jour, c’est normal. Ensuite, ${watchHelp}`, '']
    : [
        formatLine(label, formatMoment(watchedAt)),
        ...(isWatchLate(content) ? [`Elle ne passe plus\u00A0: ${watchHelp}`] : []),
        '',
      ]
}

/** Returns undefined where the reminder has nothing to say. */
function composeSubject({ morning, content, unhandled }: Reminder) {
  const { families, marked } = unhandled
  const { figures, copyRefusedAt, watchedAt } = content
  const day = formatDay(morning)
  if (families > 0) return `${families} famille${families > 1 ? 's' : ''} à rappeler, ${day}`
  if (marked > 0) return `${formatLine('Demandes à vérifier', String(marked))}, ${day}`
  if (copyRefusedAt !== null) return `${refusedCopy}, ${day}`
  // No other check says that it was never set up.
  if (watchedAt === null) return `La surveillance n’est jamais passée, ${day}`
  if (isWatchLate(content)) return `La surveillance ne passe plus, ${day}`
  return figures === null ? undefined : `Bilan de ${formatMonth(figures.month)}`
}

export async function composeReminder(
  reminder: Reminder,
  envelope: { to: string; from: string },
): Promise<Mail | undefined> {
  const subject = composeSubject(reminder)
  if (subject === undefined) return undefined
  const { morning, content, unhandled } = reminder
  const { listed } = unhandled
  const described = await Promise.all(listed.map((each) => describeRequest(each, reminder)))
  const lines = [
    ...(listed.length === 0
      ? []
      : [
          'Ces familles n’ont pas été jointes. Appelez dans cet ordre\u00A0: «\u00A0cette semaine\u00A0» d’abord, puis la plus ancienne. ' +
            'Qui a écrit depuis la dernière fermeture a son propre courriel.',
          '',
        ]),
    ...described.flat(),
    ...describeRest(unhandled),
    ...describeMarked(unhandled),
    ...(content.isCalendarRead ? [] : calendarNote),
    ...(content.figures === null ? [] : describeFigures(content.figures)),
    ...describeRefusedCopy(content),
    ...describeWatch(content),
  ]
  return {
    id: `rappel-${morning}`,
    receivedAt: new Date(morning),
    ...envelope,
    replyTo: undefined,
    subject,
    text: lines.join('\n'),
  }
}

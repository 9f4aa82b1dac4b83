// Composes the reminder of a morning: the families to call back, each with a fresh link, and no
// word of their messages.
import { buildHandledLink, type LinkSettings } from '../_shared/handled-link.ts'
import { formatDay } from '../_shared/quebec-time.ts'
import {
  formatLine,
  handledLabel,
  suspectSubjectPrefix,
  toHeaderText,
  type Mail,
} from './compose.ts'
import type { Figures, RemindedRequest, ReminderContent } from './reminder-store.ts'

interface Reminder {
  readonly morning: string
  readonly content: ReminderContent
  readonly requests: readonly RemindedRequest[]
  readonly links: LinkSettings
}

const calendarNote = [
  'Le calendrier du site n’a pas pu être lu, ou ne dit rien de cette année. Les jours fermés sont ceux de sa dernière copie, s’il y en a une.',
  '',
]

const formatMonth = (month: string) => formatDay(`${month}-01`, { month: 'long', year: 'numeric' })

const describeFigures = ({ month, received, inTime, medianHours }: Figures) => [
  `Bilan de ${formatMonth(month)}`,
  formatLine('Demandes reçues', String(received)),
  formatLine('Marquées en 24 heures, les jours ouvrables', String(inTime)),
  ...(medianHours === null
    ? []
    : [formatLine('Délai médian', `${Math.round(medianHours)}\u00A0h`)]),
  '',
]

async function describeRequest(request: RemindedRequest, { morning, links }: Reminder) {
  const { receivedOn, suspect, name, phone } = request
  return [
    `${suspect === null ? '' : suspectSubjectPrefix}${toHeaderText(name)}, ${toHeaderText(phone)}`,
    formatLine('Reçue le', formatDay(receivedOn)),
    formatLine(handledLabel, ''),
    await buildHandledLink(request, morning, links),
    '',
  ]
}

function composeSubject({ morning, content: { figures }, requests }: Reminder) {
  const count = requests.length
  if (count === 0 && figures !== null) return `Bilan de ${formatMonth(figures.month)}`
  return `${count} famille${count > 1 ? 's' : ''} à rappeler, ${formatDay(morning)}`
}

export async function composeReminder(
  reminder: Reminder,
  envelope: { to: string; from: string },
): Promise<Mail> {
  const { morning, content, requests } = reminder
  const described = await Promise.all(requests.map((each) => describeRequest(each, reminder)))
  const lines = [
    ...(requests.length === 0
      ? []
      : ['Ces demandes ne sont pas marquées comme traitées. La plus ancienne vient d’abord.', '']),
    ...described.flat(),
    ...(content.isCalendarRead ? [] : calendarNote),
    ...(content.figures === null ? [] : describeFigures(content.figures)),
  ]
  return {
    id: `rappel-${morning}`,
    receivedAt: new Date(morning),
    ...envelope,
    replyTo: undefined,
    subject: composeSubject(reminder),
    text: lines.join('\n'),
  }
}

import { addDays } from './quebec-date'

export type CalendarEvent = {
  /** The same for the same event: opened twice, a calendar keeps one. */
  id: string
  /** As 2027-04-09. */
  day: string
  title: string
  text: string
}

/** Breaks every 15 characters: a line then holds at most 75 octets, as iCalendar asks. */
const encodeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/.{15}(?=.)/gu, '$&\r\n ')

const toBasicDate = (day: string) => day.replaceAll('-', '')

/** All day, with a reminder a week before. */
const listEventLines = ({ id, day, title, text }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${id}-${day}@dates`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${toBasicDate(day)}`,
  `DTEND;VALUE=DATE:${toBasicDate(addDays(day, 1))}`,
  `SUMMARY:${encodeText(title)}`,
  `DESCRIPTION:${encodeText(text)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${encodeText(title)}`,
  'TRIGGER:-P7D',
  'END:VALARM',
  'END:VEVENT',
]

/** An iCalendar file (RFC 5545). */
export function toCalendar(events: readonly CalendarEvent[]) {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dates//FR',
    ...events.flatMap((event) => listEventLines(event, stamp)),
    'END:VCALENDAR',
    '',
  ]
  return lines.join('\r\n')
}

import { addDays } from '@/supabase/functions/_calendar/quebec-time'

type IcsEvent = {
  /**
   * The id of an event is always the same, so that a calendar keeps one copy of an event opened
   * twice.
   */
  id: string
  /** The day, written 2027-04-09. */
  day: string
  title: string
  text: string
}

/** Breaks lines every 15 characters, so that each holds at most 75 octets, as iCalendar asks. */
const encodeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/.{15}(?=.)/gu, '$&\r\n ')

const toBasicDate = (day: string) => day.replaceAll('-', '')

/** Lists the lines of an all-day event with a reminder a week before. */
const listEventLines = ({ id, day, title, text }: IcsEvent, stamp: string) => [
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

/** Formats events as an iCalendar file (RFC 5545). */
export function toIcs(events: readonly IcsEvent[]) {
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

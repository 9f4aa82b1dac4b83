import { expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { toCalendar } from '@/lib/calendar-file'

const event = {
  id: 'reply',
  day: '2027-04-09',
  title: 'Répondre; « oui », \\ ou « non »',
  text: `Première ligne,\nseconde ligne : ${'é€😀'.repeat(40)}`,
}

const parse = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

it('is read by an independent parser as it was written', () => {
  const [read] = parse(toCalendar([event]))
  expect(read).toMatchObject({ summary: event.title, description: event.text })
  expect([read?.startDate, read?.endDate].map(String)).toEqual(['2027-04-09', '2027-04-10'])
  expect(read?.startDate.isDate).toBe(true)
})

it('reminds a week before', () => {
  const alarm = parse(toCalendar([event]))[0]?.component.getFirstSubcomponent('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P7D')
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
})

it('has lines of at most 75 octets, each ended by CRLF', () => {
  const lines = toCalendar([event]).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])
  expect(lines.at(-1)).toBe('')
})

it('gives an event the same identifier each time, and another to another day', () => {
  const days = ['2027-04-09', '2027-04-09', '2027-04-12']
  const [first, again, other] = parse(toCalendar(days.map((day) => ({ ...event, day }))))
  expect(again?.uid).toBe(first?.uid)
  expect(other?.uid).not.toBe(first?.uid)
})

import { expect, test } from '@jest/globals'
import ICAL from 'ical.js'
import { toIcs } from '@/lib/ics-file'

const event = {
  id: 'reply',
  day: '2027-04-09',
  title: 'Répondre; « oui », \\ ou « non »',
  text: `Première ligne,\nseconde ligne : ${'é€😀'.repeat(40)}`,
}
const file = toIcs([event, event, { ...event, day: '2027-04-30' }])

/** Parses the file with an independent parser. */
const [first, again, other] = new ICAL.Component(ICAL.parse(file) as unknown[])
  .getAllSubcomponents('vevent')
  .map((component) => new ICAL.Event(component))

test('is an all-day event that a parser reads as written', () => {
  expect(first).toMatchObject({ summary: event.title, description: event.text })
  expect([first?.startDate, first?.endDate].map(String)).toEqual(['2027-04-09', '2027-04-10'])
  expect(String(other?.endDate)).toBe('2027-05-01')
})

test('has a reminder a week before', () => {
  const alarm = first?.component.getFirstSubcomponent('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P7D')
})

test('has lines of at most 75 octets, each ended by CRLF', () => {
  const lines = file.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])
  expect(lines.at(-1)).toBe('')
})

test('identifies an event by its task and its day', () => {
  expect(again?.uid).toBe(first?.uid)
  expect(other?.uid).not.toBe(first?.uid)
})

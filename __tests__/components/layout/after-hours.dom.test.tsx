import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startAfterHours } from '@/components/layout/after-hours.client'
import { calendar } from '@/content/calendar'
import { getElement } from '../../support/get-element'

const isShown = { length: 1 } as DOMRectList
const isHidden = { length: 0 } as DOMRectList

const readAt = (moment: string, { rects = isShown, closedDays = calendar.closedDays } = {}) => {
  jest.setSystemTime(new Date(moment))
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(rects)
  const place = getElement('span')
  place.dataset.calendar = JSON.stringify({ ...calendar, closedDays })
  startAfterHours()
  return place.textContent.replaceAll('\u00A0', ' ')
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<a href="tel:1">Appeler <span data-after-hours="dès {moment}"></span></a>'
})
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['nothing while the agency is open', '2026-10-09T10:00:00-04:00', ''],
  ['the hour before it opens', '2026-10-09T06:00:00-04:00', 'dès 8 h'],
  ['the day, after a closed Monday', '2026-10-09T19:00:00-04:00', 'dès mardi 8 h'],
  ['nothing in a year without a calendar', '2035-10-09T19:00:00-04:00', ''],
])('says %s', (_, moment, said) => {
  expect(readAt(moment)).toBe(said)
})

test('says the date, more than six days before', () => {
  const closed = ['24', '25', '28', '29', '30', '31'].map((day) => `2026-12-${day}`)
  const closedDays = [...closed, '2027-01-01', '2027-12-24']
  expect(readAt('2026-12-23T19:00:00-05:00', { closedDays })).toBe('dès le 4 janvier 8 h')
})

test('says nothing where the bar is not shown', () => {
  expect(readAt('2026-10-09T19:00:00-04:00', { rects: isHidden })).toBe('')
})

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startAfterHours } from '@/components/layout/after-hours.client'
import { calendar, answer } from '../../support/fetch-answer'
import { getElement } from '../../support/get-element'

const isShown = { length: 1 } as DOMRectList
const isHidden = { length: 0 } as DOMRectList

const readAt = async (moment: string, rects = isShown) => {
  jest.setSystemTime(new Date(moment))
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(rects)
  await startAfterHours()
  return getElement('span').textContent.replaceAll('\u00A0', ' ')
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<a href="tel:1">Appeler <span data-after-hours="dès {moment}"></span></a>'
  globalThis.fetch = jest.fn<typeof fetch>(async () =>
    Object.assign(answer(200), { json: async () => calendar }),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['nothing while the agency is open', '2026-10-09T10:00:00-04:00', ''],
  ['the hour before it opens', '2026-10-09T06:00:00-04:00', 'dès 8 h'],
  ['the day, after a closed Monday', '2026-10-09T19:00:00-04:00', 'dès mardi 8 h'],
  ['nothing in a year without a calendar', '2035-10-09T19:00:00-04:00', ''],
])('says %s', async (_, moment, said) => {
  expect(await readAt(moment)).toBe(said)
})

test('says the date, more than six days before', async () => {
  const closed = ['24', '25', '28', '29', '30', '31'].map((day) => `2026-12-${day}`)
  const closedDays = [...closed, '2027-01-01', '2027-12-24']
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      Object.assign(answer(200), { json: async () => ({ ...calendar, closedDays }) }),
    )
  expect(await readAt('2026-12-23T19:00:00-05:00')).toBe('dès le 4 janvier 8 h')
})

test('asks for nothing where the bar is not shown', async () => {
  expect(await readAt('2026-10-09T19:00:00-04:00', isHidden)).toBe('')
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openWhenFree } from '@/components/popup/open-when-free'
import { refuseStorage } from '../../support/refused-storage'

const openPopup = jest.fn()
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const show = (html: string) => (document.body.innerHTML = html)

beforeEach(() => {
  jest.useFakeTimers()
  openPopup.mockClear()
  show('')
})
afterEach(() => jest.clearAllTimers())

test('opens at its time', async () => {
  openWhenFree(openPopup, Date.now() + 10_000)
  await wait(9_999)
  expect(openPopup).not.toHaveBeenCalled()
  await wait(1)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test('opens once on a device', () => {
  for (let visit = 0; visit < 2; visit += 1) openWhenFree(openPopup, 0)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

const focus = (html: string) => {
  show(html)
  document.querySelector('input')?.focus()
}

test.each<[what: string, occupy: () => unknown]>([
  ['a field has the focus', () => focus('<input>')],
  ['an answer to choose has the focus', () => focus('<input type="radio">')],
  ['a field holds text', () => show('<input value="Marie-Ève">')],
  ['the menu is open', () => show('<details data-menu open></details>')],
  ['a dialog is open', () => show('<dialog open></dialog>')],
  [
    'the tab is hidden',
    () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
])('waits while %s', async (_, occupy) => {
  occupy()
  openWhenFree(openPopup, 0)
  await wait(120_000)
  expect(openPopup).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  show(
    '<input value=" "><input readonly value="https://fanal.example/"><details data-menu></details>',
  )
  await wait(1_000)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test.each<[why: string, happen: () => unknown]>([
  ['another tab showed it meanwhile', () => localStorage.setItem('site-popup-shown', '1')],
  ['a request was sent', () => sessionStorage.setItem('site-request-sent', '1')],
  ['storage is refused', () => refuseStorage('setItem')],
])('does not open once %s', async (_, happen) => {
  openWhenFree(openPopup, Date.now() + 5_000)
  happen()
  await wait(60_000)
  expect(openPopup).not.toHaveBeenCalled()
})

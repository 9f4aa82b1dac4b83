import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openWhenFree } from '@/components/popup/open-when-free'
import { refuseStorage } from '../../support/refused-storage'

const openPopup = jest.fn()
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  openPopup.mockClear()
  document.body.innerHTML =
    '<input id="field"><input readonly value="https://fanal.example/"><input type="radio"><details data-menu></details><dialog></dialog>'
})
afterEach(() => {
  jest.clearAllTimers()
  Reflect.deleteProperty(document, 'visibilityState')
})

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

const field = () => document.getElementById('field') as HTMLInputElement
const toggle = (selector: string) => (isOpen: boolean) =>
  document.querySelector(selector)?.toggleAttribute('open', isOpen)
const focus = (selector: string) => (isFocused: boolean) => {
  const target = document.querySelector<HTMLElement>(selector)
  if (isFocused) target?.focus()
  else target?.blur()
}
const setVisibility = (value: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { value, configurable: true })

test.each<[what: string, set: (isBusy: boolean) => void]>([
  ['a field has the focus', focus('#field')],
  ['an answer to choose has the focus', focus('[type="radio"]')],
  ['a field holds text', (isBusy) => (field().value = isBusy ? 'Marie-Ève' : '  ')],
  ['the menu is open', toggle('details')],
  ['a dialog is open', toggle('dialog')],
  ['the tab is hidden', (isBusy) => setVisibility(isBusy ? 'hidden' : 'visible')],
])('waits while %s', async (_, set) => {
  set(true)
  openWhenFree(openPopup, 0)
  await wait(120_000)
  expect(openPopup).not.toHaveBeenCalled()
  set(false)
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

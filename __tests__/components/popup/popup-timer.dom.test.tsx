import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { popupDelay, startPopupTimer } from '@/components/popup/popup-timer'
import { openOnceFree } from '@/components/popup/popup-wait'
import { accessibility } from '@/content/words'
import { refuseStorage } from '../../support/refused-storage'

const openPopup = jest.fn()
const preparePopup = jest.fn((opensAt: number) => openOnceFree(openPopup, opensAt))
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const field = () => document.getElementById('field') as HTMLInputElement

/** The visitor comes to a page, and stays so long. */
function stay(ms: number) {
  startPopupTimer(preparePopup)
  return wait(ms)
}

/** The visitor leaves the page: its timers go with it. */
function leave() {
  const now = Date.now()
  jest.clearAllTimers() // which sets the clock back too
  jest.setSystemTime(now)
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
}

async function expectOpenedAfter(ms: number) {
  await wait(ms - 1)
  expect(openPopup).not.toHaveBeenCalled()
  await wait(1)
  expect(openPopup).toHaveBeenCalledTimes(1)
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<input id="field"><input readonly value="https://fanal.example/"><input type="radio"><details data-menu></details><dialog></dialog>'
})
afterEach(() => {
  leave()
  Reflect.deleteProperty(document, 'visibilityState')
  jest.clearAllMocks()
})

test('opens 30 seconds after the first page', async () => {
  startPopupTimer(preparePopup)
  await expectOpenedAfter(30_000)
})

test('loads the popup 10 seconds before it opens', async () => {
  await stay(19_999)
  expect(preparePopup).not.toHaveBeenCalled()
  await wait(1)
  expect(preparePopup).toHaveBeenCalledTimes(1)
})

test('counts on after a reload and on the next page', async () => {
  await stay(20_000)
  leave()
  startPopupTimer(preparePopup)
  await expectOpenedAfter(10_000)
})

test('starts again when the clock was set back', async () => {
  sessionStorage.setItem('site-visit-start', String(Date.now() + 3_600_000))
  startPopupTimer(preparePopup)
  await expectOpenedAfter(popupDelay)
})

test('opens once on a device', async () => {
  await stay(popupDelay)
  leave()
  sessionStorage.clear()
  await stay(120_000)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test('does not open over the urgent numbers, but on the next page', async () => {
  const page = document.body.innerHTML
  document.body.innerHTML = '<div data-tool="urgence"></div>'
  await stay(120_000)
  expect(openPopup).not.toHaveBeenCalled()
  leave()
  document.body.innerHTML = page
  await stay(0)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

const toggle = (selector: string) => (isOpen: boolean) =>
  document.querySelector(selector)?.toggleAttribute('open', isOpen)
const focus = (selector: string) => (isFocused: boolean) => {
  const target = document.querySelector<HTMLElement>(selector)
  if (isFocused) target?.focus()
  else target?.blur()
}

test.each<[what: string, set: (isBusy: boolean) => void]>([
  ['a field has the focus', focus('#field')],
  ['an answer to choose has the focus', focus('[type="radio"]')],
  ['a field holds text', (isBusy) => (field().value = isBusy ? 'Marie-Ève' : '  ')],
  ['the menu is open', toggle('details')],
  ['a dialog is open', toggle('dialog')],
  ['the tab is hidden', (isBusy) => setVisibility(isBusy ? 'hidden' : 'visible')],
])('waits while %s', async (_, set) => {
  set(true)
  await stay(120_000)
  expect(openPopup).not.toHaveBeenCalled()
  set(false)
  await wait(1_000)
  expect(openPopup).toHaveBeenCalledTimes(1)
})

test.each<[why: string, happen: () => unknown]>([
  ['another tab showed it meanwhile', () => localStorage.setItem('site-popup-shown', '1')],
  ['a request was sent', () => sessionStorage.setItem('site-request-sent', '1')],
])('does not open once %s', async (_, happen) => {
  await stay(25_000)
  happen()
  await wait(60_000)
  expect(openPopup).not.toHaveBeenCalled()
})

test('never opens where storage is refused', async () => {
  refuseStorage('setItem')
  await stay(120_000)
  expect(openPopup).not.toHaveBeenCalled()
})

test('opens after the delay that the page on accessibility tells', () => {
  const texts = accessibility.sections.map(({ body }) => body.text.replaceAll('\u00A0', ' ')).join()
  expect(texts).toContain(`${String(popupDelay / 1000)} secondes après votre arrivée`)
})

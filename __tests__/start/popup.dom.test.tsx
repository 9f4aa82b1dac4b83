import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startPopupClock } from '@/components/start/popup'
import { popupDelay } from '@/components/start/visit'
import { accessibility } from '@/content/words'
import { refuseStorage } from '../support/refused-storage'

const show = jest.fn()
const load = jest.fn(() => Promise.resolve(show))
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const field = (id = 'field') => document.getElementById(id) as HTMLInputElement

/** The visitor comes to a page, and is there so long. */
function stay(ms: number) {
  startPopupClock(load)
  return wait(ms)
}

/** The visitor leaves the page: its timers go with it. */
function leave() {
  const now = Date.now()
  jest.clearAllTimers() // which sets the clock back too
  jest.setSystemTime(now)
}

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
}

async function expectShownAfter(ms: number) {
  await wait(ms - 1)
  expect(show).not.toHaveBeenCalled()
  await wait(1)
  expect(show).toHaveBeenCalledTimes(1)
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<input id="field"><input id="other"><input readonly value="https://fanal.example/"><details data-menu><summary>Menu</summary></details>'
})
afterEach(() => {
  leave()
  Reflect.deleteProperty(document, 'visibilityState')
  jest.clearAllMocks()
})

test('is fetched at once and shown at 30 seconds, once on the device', async () => {
  await stay(0)
  expect(load).toHaveBeenCalledTimes(1)
  await expectShownAfter(30_000)
  leave()
  sessionStorage.clear()
  await stay(120_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(show).toHaveBeenCalledTimes(1)
})

test('the clock goes on after a reload and on the next page', async () => {
  await stay(20_000)
  leave()
  startPopupClock(load)
  await expectShownAfter(popupDelay - 20_000)
})

test('a device whose clock was set back starts over', async () => {
  sessionStorage.setItem('site-visit-start', String(Date.now() + 3_600_000))
  startPopupClock(load)
  await expectShownAfter(popupDelay)
})

test.each([
  ['the urgent numbers', '<div data-tool="urgence"></div>'],
  ['a tool that woke', '<div data-tool="cout-net"><div data-island="net-cost" data-awake></div></div>'],
  ['a tool that somebody has begun to answer', '<div data-tool="ou-en-etes-vous"><input type="radio" checked></div>'],
])('never opens over %s, and waits for the next page', async (_, html) => {
  document.body.innerHTML = html
  await stay(120_000)
  expect(show).not.toHaveBeenCalled()
  leave()
  document.body.innerHTML = '<div data-tool="ou-en-etes-vous"><input type="radio"></div>'
  await stay(0)
  expect(show).toHaveBeenCalledTimes(1)
})

test('waits 5 seconds after a field is left, be it to press a key elsewhere', async () => {
  await stay(popupDelay - 1_000)
  field().focus()
  await wait(popupDelay)
  // Moving to the next one is not leaving.
  field('other').focus()
  await wait(popupDelay)
  field('other').blur()
  await wait(3_000)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  await expectShownAfter(5_000)
})

const setMenu = (isOpen: boolean) => document.querySelector('details')?.toggleAttribute('open', isOpen)

test.each<[what: string, begin: () => void, end: () => void]>([
  ['a field holds words, focus or not', () => (field().value = 'Marie-Ève'), () => (field().value = '  ')],
  ['the menu is open', () => setMenu(true), () => setMenu(false)],
  ['nobody looks at the tab', () => see('hidden'), () => see('visible')],
])('waits while %s', async (_, begin, end) => {
  begin()
  await stay(120_000)
  expect(show).not.toHaveBeenCalled()
  end()
  await wait(5_000)
  expect(show).toHaveBeenCalledTimes(1)
})

test('waits for a field that is taken while its code comes', async () => {
  let arrive: (value: typeof show) => void = () => undefined
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  await stay(popupDelay)
  field().focus()
  arrive(show)
  await wait(20_000)
  expect(show).not.toHaveBeenCalled()
  field().blur()
  await expectShownAfter(5_000)
  expect(load).toHaveBeenCalledTimes(1)
})

test.each<[why: string, happen: () => unknown]>([
  ['another tab showed it meanwhile', () => localStorage.setItem('site-popup-shown', '1')],
  ['a request was sent', () => sessionStorage.setItem('site-request-sent', '1')],
])('does not open once %s', async (_, happen) => {
  document.body.insertAdjacentHTML('beforeend', '<form aria-busy="true"></form>')
  await stay(60_000)
  happen()
  document.querySelector('form')?.remove()
  await wait(60_000)
  expect(show).not.toHaveBeenCalled()
})

test('does nothing where it cannot be fetched', async () => {
  load.mockImplementationOnce(() => Promise.reject(new Error('chunk')))
  await stay(120_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(show).not.toHaveBeenCalled()
  expect(localStorage.getItem('site-popup-shown')).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

test('the page on accessibility says after how long it opens', () => {
  const said = accessibility.sections.map(({ body }) => body.text.replaceAll('\u00A0', ' ')).join()
  expect(said).toContain(`${String(popupDelay / 1000)} secondes après votre arrivée`)
})

test('never opens where « once » cannot be remembered', async () => {
  refuseStorage('setItem')
  await stay(120_000)
  expect(show).not.toHaveBeenCalled()
})

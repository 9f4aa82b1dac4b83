import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { startPopupClock } from '@/components/start/popup'
import { clearPendingRequest, savePendingRequest } from '@/components/start/visit'

const show = jest.fn()
const load = jest.fn(() => Promise.resolve(show))
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const field = () => document.querySelector<HTMLInputElement>('#field')

// jsdom knows nothing of how its page was loaded.
Object.assign(globalThis, { PerformanceNavigationTiming: Event })

const listening: AbortController[] = []
globalThis.AbortController = class extends AbortController {
  constructor() {
    super()
    listening.push(this)
  }
}

/** The visitor leaves the page: its timers and its listeners go with it. */
function leave() {
  const now = Date.now()
  jest.clearAllTimers() // which sets the clock back too
  jest.setSystemTime(now)
  for (const each of listening.splice(0)) each.abort()
}

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(performance, { getEntriesByType: () => [] })
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML =
    '<input id="field"><input id="other"><input readonly value="https://fanal.example/"><details data-menu><summary>Menu</summary></details>'
})
afterEach(() => {
  leave()
  Reflect.deleteProperty(document, 'visibilityState')
  jest.useRealTimers()
  jest.clearAllMocks()
  jest.restoreAllMocks()
})

describe('the clock of the popup', () => {
  test('fetches at once and shows at 30 seconds, once', async () => {
    startPopupClock(load)
    await wait(29_999)
    expect(load).toHaveBeenCalledTimes(1)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
    await wait(120_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('goes on after a reload and on the next page', async () => {
    startPopupClock(load)
    await wait(20_000)
    leave()
    startPopupClock(load)
    await wait(9_999)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the urgent numbers', '<div data-tool="urgence"></div>'],
    ['a tool that woke', '<div data-tool="cout-net"><div data-island="net-cost" data-awake></div></div>'],
    ['a tool that somebody has begun to answer', '<div data-tool="ou-en-etes-vous"><input type="radio" checked></div>'],
  ])('never opens over %s, and waits for the next page', async (_, html) => {
    document.body.innerHTML = html
    startPopupClock(load)
    await wait(120_000)
    expect(show).not.toHaveBeenCalled()
    leave()
    document.body.innerHTML = '<div data-tool="ou-en-etes-vous"><input type="radio"></div>'
    startPopupClock(load)
    await wait(0)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('does not start again on a device where it was shown', async () => {
    startPopupClock(load)
    await wait(30_000)
    leave()
    sessionStorage.clear()
    startPopupClock(load)
    await wait(120_000)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('gives way to another tab that showed it meanwhile', async () => {
    startPopupClock(load)
    await wait(10_000)
    localStorage.setItem('fanal-popup-shown', '1')
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
  })

  test('waits while a field has the focus, then 5 seconds after it is left', async () => {
    startPopupClock(load)
    await wait(29_000)
    field()?.focus()
    await wait(30_000)
    // Moving to the next one is not leaving.
    document.getElementById('other')?.focus()
    await wait(30_000)
    expect(show).not.toHaveBeenCalled()
    document.getElementById('other')?.blur()
    await wait(4_999)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('waits 5 seconds after the last keystroke', async () => {
    startPopupClock(load)
    for (const at of [28_000, 3_000, 3_000]) {
      await wait(at)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    }
    await wait(4_999)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('waits for a field that is taken while it comes', async () => {
    let arrive: (value: typeof show) => void = () => undefined
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    startPopupClock(load)
    await wait(30_000)
    field()?.focus()
    arrive(show)
    await wait(20_000)
    expect(show).not.toHaveBeenCalled()
    field()?.blur()
    await wait(5_000)
    expect(show).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  const setField = (value: string) => {
    const words = field()
    if (words) words.value = value
  }
  const setMenu = (isOpen: boolean) => document.querySelector('details')?.toggleAttribute('open', isOpen)

  test.each<[what: string, begin: () => void, end: () => void]>([
    ['a field holds words, focus or not', () => setField('Marie-Ève'), () => setField('  ')],
    ['the menu is open', () => setMenu(true), () => setMenu(false)],
    ...(['contact', 'callback'] as const).map((form): [string, () => void, () => void] => [
      `nobody knows what became of a request (${form})`,
      () => savePendingRequest(form),
      () => clearPendingRequest(form),
    ]),
  ])('waits while %s', async (_, begin, end) => {
    begin()
    startPopupClock(load)
    await wait(120_000)
    expect(show).not.toHaveBeenCalled()
    end()
    await wait(5_000)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('waits while nobody looks at the tab, and opens as they come back', async () => {
    startPopupClock(load)
    see('hidden')
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
    see('visible')
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('waits while a request is on its way, and does not open once one was sent', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form aria-busy="true"></form>')
    startPopupClock(load)
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
    sessionStorage.setItem('fanal-request-sent', '1')
    document.querySelector('form')?.remove()
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
  })

  test('does nothing where it cannot be fetched', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('chunk')))
    startPopupClock(load)
    await wait(120_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(show).not.toHaveBeenCalled()
    expect(localStorage.getItem('fanal-popup-shown')).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('never opens where « once » cannot be remembered', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    startPopupClock(load)
    await wait(120_000)
    expect(show).not.toHaveBeenCalled()
  })

  test('a device whose clock was set back starts over', async () => {
    sessionStorage.setItem('fanal-visit-start', String(Date.now() + 3_600_000))
    startPopupClock(load)
    await wait(30_000)
    expect(show).toHaveBeenCalledTimes(1)
  })
})

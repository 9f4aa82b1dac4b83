import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { startPopupClock } from '@/components/request/popup-clock'

const show = jest.fn()
const load = jest.fn(() => Promise.resolve(show))
let stop: () => void = () => undefined

const start = () => {
  stop = startPopupClock(load)
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

// jsdom knows nothing of how its page was loaded.
Object.assign(globalThis, { PerformanceNavigationTiming: Event })

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(performance, { getEntriesByType: () => [] })
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = '<input id="field"><input id="other"><button>Menu</button>'
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  jest.clearAllMocks()
  jest.restoreAllMocks()
})

describe('the clock of the popup', () => {
  test('fetches and shows at 30 seconds, once', async () => {
    start()
    await wait(29_999)
    expect(load).not.toHaveBeenCalled()
    await wait(1)
    expect(load).toHaveBeenCalledTimes(1)
    expect(show).toHaveBeenCalledTimes(1)
    await wait(120_000)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('goes on after a reload and on the next page', async () => {
    start()
    await wait(20_000)
    stop()
    start()
    await wait(9_999)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('does not start again on a device where it was shown', async () => {
    start()
    await wait(30_000)
    stop()
    sessionStorage.clear()
    start()
    await wait(120_000)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('gives way to another tab that showed it meanwhile', async () => {
    start()
    await wait(10_000)
    localStorage.setItem('fanal-popup-shown', '1')
    await wait(60_000)
    expect(load).not.toHaveBeenCalled()
  })

  test('waits while a field has the focus, then 5 seconds after it is left', async () => {
    start()
    await wait(29_000)
    document.getElementById('field')?.focus()
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
    document.getElementById('field')?.blur()
    await wait(4_999)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('moving to the next field is not leaving', async () => {
    start()
    document.getElementById('field')?.focus()
    await wait(40_000)
    document.getElementById('other')?.focus()
    await wait(40_000)
    expect(show).not.toHaveBeenCalled()
  })

  test('waits 5 seconds after the last keystroke', async () => {
    start()
    for (const at of [28_000, 3_000, 3_000]) {
      await wait(at)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    }
    await wait(4_999)
    expect(show).not.toHaveBeenCalled()
    await wait(1)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('waits for a field that is taken while its code comes', async () => {
    let arrive: (value: typeof show) => void = () => undefined
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    start()
    await wait(30_000)
    document.getElementById('field')?.focus()
    arrive(show)
    await wait(20_000)
    expect(show).not.toHaveBeenCalled()
    document.getElementById('field')?.blur()
    await wait(5_000)
    expect(show).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('waits while a request is on its way, and does not open once one was sent', async () => {
    document.body.insertAdjacentHTML('beforeend', '<form aria-busy="true"></form>')
    start()
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
    sessionStorage.setItem('fanal-request-sent', '1')
    document.querySelector('form')?.remove()
    await wait(60_000)
    expect(show).not.toHaveBeenCalled()
  })

  test('does nothing where its code cannot be fetched', async () => {
    load.mockImplementationOnce(() => Promise.reject(new Error('chunk')))
    start()
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
    start()
    await wait(120_000)
    expect(show).not.toHaveBeenCalled()
  })

  test('a device whose clock was set back starts over', async () => {
    sessionStorage.setItem('fanal-visit-start', String(Date.now() + 3_600_000))
    start()
    await wait(30_000)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('leaves nothing behind when the page goes', async () => {
    start()
    stop()
    expect(jest.getTimerCount()).toBe(0)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    await wait(60_000)
    expect(load).not.toHaveBeenCalled()
  })
})

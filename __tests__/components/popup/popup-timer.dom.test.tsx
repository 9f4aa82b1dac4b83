import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { popupDelayMs, startPopupTimer } from '@/components/popup/popup-timer.client'
import { words } from '@/content/words'

const preparePopup = jest.fn()

/** Opens a page for this time. */
function stay(ms: number) {
  startPopupTimer(preparePopup)
  return jest.advanceTimersByTimeAsync(ms)
}

/** Leaves the page, which clears its timers. */
function leave() {
  const now = Date.now()
  jest.clearAllTimers() // which sets the clock back too
  jest.setSystemTime(now)
}

beforeEach(() => {
  jest.useFakeTimers()
  preparePopup.mockClear()
  document.body.innerHTML = ''
})
afterEach(leave)

test('prepares the popup 10 seconds before it opens, 30 seconds after the first page', async () => {
  const start = Date.now()
  await stay(19_999)
  expect(preparePopup).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(preparePopup).toHaveBeenCalledWith(start + popupDelayMs)
})

test('continues its delay after a reload and on the next page', async () => {
  const start = Date.now()
  await stay(15_000)
  leave()
  await stay(5_000)
  expect(preparePopup.mock.calls).toEqual([[start + popupDelayMs]])
})

const showPage = (html: string) => (document.body.innerHTML = html)

test.each([
  ['on a page without a popup', () => showPage('<div class="site" data-without-popup></div>')],
  ['on a device that showed it', () => localStorage.setItem('site-popup-shown', '1')],
  ['once a request was sent', () => sessionStorage.setItem('site-request-sent', '1')],
])('prepares nothing %s', async (_, prepare) => {
  prepare()
  await stay(120_000)
  expect(preparePopup).not.toHaveBeenCalled()
})

test('opens after the delay that the page on accessibility states', () => {
  const texts = words.accessibilityPage.sections.map(({ body }) => body.text).join()
  const [, seconds] = /(\d+)\ssecondes après votre arrivée/.exec(texts) ?? []
  expect({ 'content/pages/accessibilite.yml': Number(seconds) }).toEqual({
    'content/pages/accessibilite.yml': popupDelayMs / 1000,
  })
})

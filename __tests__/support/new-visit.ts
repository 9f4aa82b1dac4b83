import { afterEach, beforeEach, jest } from '@jest/globals'
import { clearAllDrafts } from '@/lib/draft-storage'

// Testing Library then takes away by itself what a test has rendered.
Object.assign(globalThis, { afterEach })

// jsdom lays nothing out, and has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

/** Each test is another visit, on another device. */
beforeEach(() => {
  jest.useRealTimers()
  clearAllDrafts()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

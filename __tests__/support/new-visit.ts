import { afterEach, beforeEach, jest } from '@jest/globals'
import { clearAllDrafts } from '@/lib/browser/draft-storage'

// Testing Library unmounts after each test only where afterEach is global.
Object.assign(globalThis, { afterEach })

// jsdom has no layout, and no scrollIntoView.
Element.prototype.scrollIntoView = () => undefined

/** Makes each test another visit, on another device. */
beforeEach(() => {
  jest.useRealTimers()
  clearAllDrafts()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

import { afterEach, expect, jest, test } from '@jest/globals'
import { clear, clearAll, load, onStoreChange, save } from '@/components/start/store'
import { refuseStorage } from '../support/refused-storage'

afterEach(() => {
  jest.restoreAllMocks()
  clearAll()
})

test('an entry is in the tab or on the device, never in both, and the tab’s comes first', () => {
  expect(load('notebook')).toBeUndefined()
  save('notebook', 'a', 'tab')
  expect(load('notebook')).toEqual({ text: 'a', place: 'tab' })
  save('notebook', 'b', 'device')
  expect(load('notebook')).toEqual({ text: 'b', place: 'device' })
  expect(sessionStorage).toHaveLength(0)
  clear('notebook')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('what another tab keeps on the device stays while this one writes for itself; moved here, it is in one place', () => {
  save('notebook', 'here', 'tab')
  // As another tab does.
  localStorage.setItem('fanal-answers-notebook', 'there')
  save('notebook', 'here too', 'tab')
  expect(localStorage.getItem('fanal-answers-notebook')).toBe('there')
  save('notebook', 'kept', 'device')
  expect([sessionStorage.length, localStorage.getItem('fanal-answers-notebook')]).toEqual([0, 'kept'])
  save('notebook', 'no longer', 'tab')
  expect(localStorage).toHaveLength(0)
})

test('where the browser refuses storage, words last as long as the page, and it says so', () => {
  save('standing', 'before')
  refuseStorage('setItem')
  expect(save('standing', 'after')).toBe(false)
  expect(load('standing')).toEqual({ text: 'after', place: 'tab' })
  jest.restoreAllMocks()
  expect(save('standing', 'at last')).toBe(true)
  expect(load('standing')?.text).toBe('at last')
})

test('a change is told here and from another tab, until one listens no more', () => {
  const listener = jest.fn()
  const end = onStoreChange(listener)
  save('notebook', 'a')
  window.dispatchEvent(new StorageEvent('storage', { key: 'fanal-answers-notebook' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'fanal-text' }))
  expect(listener).toHaveBeenCalledTimes(2)
  end()
  save('notebook', 'b')
  expect(listener).toHaveBeenCalledTimes(2)
})

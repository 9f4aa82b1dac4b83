import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startEraser } from '@/components/start/eraser'

const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
}
const status = () => document.querySelector('[role="status"]')?.textContent
const box = () => document.querySelector('details')

beforeEach(() => {
  document.body.innerHTML =
    '<details data-eraser="C’est effacé." open><summary>Tout effacer</summary><button data-erase="">Oui</button><button id="no">Non</button></details>' +
    '<p role="status"></p>'
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear()
    for (const key of ['fanal-outil-carnet', 'fanal-outil-cout-net', 'fanal-text', 'outil-fanal-outil-']) storage.setItem(key, '1')
  }
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('erases what the tools keep, here and in this tab, leaves the rest, and says so', () => {
  startEraser()
  press('[data-erase]')
  for (const storage of [localStorage, sessionStorage]) expect(Object.keys(storage).sort()).toEqual(['fanal-text', 'outil-fanal-outil-'])
  expect(status()).toBe('C’est effacé.')
  expect(box()?.open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('erases nothing for whom changes their mind, and closes', () => {
  startEraser()
  press('#no')
  expect([localStorage.length, sessionStorage.length]).toEqual([4, 4])
  expect(status()).toBe('')
  expect(box()?.open).toBe(false)
})

test('is no trouble where the browser refuses storage, nor on a page without it', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  startEraser()
  press('[data-erase]')
  expect(status()).toBe('C’est effacé.')
  document.body.innerHTML = ''
  expect(startEraser).not.toThrow()
})

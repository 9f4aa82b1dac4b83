import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startEraser } from '@/components/start/eraser'
import { load, save } from '@/components/start/store'

const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
}
const status = () => document.querySelector('[role="status"]')?.textContent

beforeEach(() => {
  document.body.innerHTML =
    '<details data-eraser="C’est effacé." open><summary>Tout effacer</summary><button data-erase="">Oui</button><button id="no">Non</button></details>' +
    '<p role="status"></p>'
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('erases what every form and tool keeps, in the tab and on the device, and nothing else', () => {
  localStorage.setItem('fanal-text', 'large')
  save('notebook', '1', 'device')
  save('contact-form', '1')
  startEraser()
  press('#no')
  expect(load('notebook')).toBeDefined()
  press('[data-erase]')
  expect([load('notebook'), load('contact-form')]).toEqual([undefined, undefined])
  expect(localStorage.getItem('fanal-text')).toBe('large')
  expect(status()).toBe('C’est effacé.')
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

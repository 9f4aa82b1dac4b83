import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startEraser } from '@/components/start/eraser'

const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click()
}
const status = () => document.querySelector('[role="status"]')?.textContent

beforeEach(() => {
  document.body.innerHTML =
    '<details data-eraser="C’est effacé." open><summary>Tout effacer</summary><button data-erase="">Oui</button><button id="no">Non</button></details>' +
    '<p role="status"></p>'
  localStorage.setItem('fanal-outil-carnet', '1')
})
afterEach(() => {
  jest.restoreAllMocks()
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

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { TextSize } from '@/components/layout/text-size'
import { startTextSize } from '@/components/start/text-size'

const root = document.documentElement
const button = (size: string) => document.getElementById(`text-${size}`) as HTMLInputElement

/** A page being read: the script runs in its head, the buttons come after. */
function open() {
  cleanup()
  delete root.dataset.text
  startTextSize()
  const atFirst = root.dataset.text
  render(<TextSize words={{ legend: 'Taille du texte', normal: 'Normal', large: 'Grand', largest: 'Très grand' }} />)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return { atFirst }
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the larger-text control', () => {
  test('changes nothing while nothing was chosen', () => {
    open()
    expect(root.dataset.text).toBeUndefined()
    expect(button('normal').checked).toBe(true)
  })

  test('remembers the choice for the next page: before anything is painted, then on its button', () => {
    open()
    button('large').click()
    expect(root.dataset.text).toBe('large')
    expect(open().atFirst).toBe('large')
    expect(button('large').checked).toBe(true)
  })

  test('follows, on « Back », what was chosen on the page that was left', () => {
    open()
    localStorage.setItem('fanal-text-size', 'largest')
    window.dispatchEvent(new Event('pageshow'))
    expect(root.dataset.text).toBe('largest')
    expect(button('largest').checked).toBe(true)
  })

  test('does not believe what it did not write', () => {
    localStorage.setItem('fanal-text-size', '"><b>')
    open()
    expect(root.dataset.text).toBeUndefined()
  })

  test('holds for the page where the browser refuses storage', () => {
    for (const name of ['setItem', 'getItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    open()
    button('large').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(root.dataset.text).toBe('large')
    expect(button('large').checked).toBe(true)
  })
})

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import { TextSize } from '@/components/layout/text-size'
import { startTextSize } from '@/components/start/text-size'
import { refuseStorage } from '../support/refused-storage'

const root = document.documentElement
const button = (size: string) => document.getElementById(`text-${size}`) as HTMLInputElement

/** A page being read: the script runs in its head, the buttons come after. */
function open() {
  cleanup()
  delete root.dataset.text
  startTextSize()
  render(<TextSize words={{ legend: 'Taille du texte', normal: 'Normal', large: 'Grand', largest: 'Très grand' }} />)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the larger-text control', () => {
  test('does not believe what it did not write', () => {
    localStorage.setItem('fanal-text-size', '"><b>')
    open()
    expect(root.dataset.text).toBeUndefined()
  })

  test('holds for the page where the browser refuses storage', () => {
    refuseStorage('setItem', 'getItem')
    open()
    button('large').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(root.dataset.text).toBe('large')
    expect(button('large').checked).toBe(true)
  })
})

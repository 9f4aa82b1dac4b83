import { beforeEach, describe, expect, test } from '@jest/globals'
import { startTextSize } from '@/components/layout/text-size-script.mjs'

const key = 'fanal-text-size'
const radio = (size: string) => `<input type="radio" name="text-size" id="text-${size}" value="${size}">`

/** A page being read: the script runs in its head, the buttons come after. */
function open({ storage = localStorage }: { storage?: Pick<Storage, 'getItem' | 'setItem'> } = {}) {
  const page = document.implementation.createHTMLDocument()
  const frame = Object.assign(new EventTarget(), { localStorage: storage })
  startTextSize(page, frame as unknown as Window)
  page.body.innerHTML = ['normal', 'large', 'largest'].map(radio).join('')
  const button = (size: string) => page.getElementById(`text-${size}`) as HTMLInputElement
  button('normal').checked = true
  page.dispatchEvent(new Event('DOMContentLoaded'))
  const choose = (size: string) => {
    button(size).checked = true
    button(size).dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { root: page.documentElement, frame, button, choose }
}

beforeEach(() => {
  localStorage.clear()
})

describe('the larger-text control', () => {
  test('says that a script runs, and changes nothing while nothing was chosen', () => {
    const { root, button } = open()
    expect(root.dataset.script).toBe('')
    expect(root.dataset.text).toBeUndefined()
    expect(button('normal').checked).toBe(true)
  })

  test('remembers the choice for the next page, and marks its button there', () => {
    open().choose('large')
    const { root, button } = open()
    expect(root.dataset.text).toBe('large')
    expect(button('large').checked).toBe(true)
  })

  test('follows, on « Back », what was chosen on the page that was left', () => {
    const { root, frame, button } = open()
    open().choose('largest')
    frame.dispatchEvent(new Event('pageshow'))
    expect(root.dataset.text).toBe('largest')
    expect(button('largest').checked).toBe(true)
  })

  test('does not believe what it did not write', () => {
    localStorage.setItem(key, '"><b>')
    expect(open().root.dataset.text).toBeUndefined()
  })

  test('holds for the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { root, frame, button, choose } = open({ storage: { getItem: refuse, setItem: refuse } })
    choose('large')
    frame.dispatchEvent(new Event('pageshow'))
    expect(root.dataset.text).toBe('large')
    expect(button('large').checked).toBe(true)
  })
})

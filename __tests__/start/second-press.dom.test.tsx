// Many older hands press everything twice: the second press undoes nothing.
import { expect, test } from '@jest/globals'
import { ignoreSecondPress } from '@/components/start/second-press'

document.body.innerHTML =
  '<details><summary>Menu</summary><a href="#a">Lien</a></details><button id="one">Envoyer</button><label>Oui</label><button id="two">Suite</button>'
ignoreSecondPress()

const find = (selector: string) => document.querySelector(selector)

/** Whether a press does anything; `count` is the browser's own of a double click, none for a key. */
function isHeard(selector: string, at: number, { x = 200, count = 1 } = {}) {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count, clientX: x, clientY: 600 })
  Object.defineProperty(press, 'timeStamp', { value: at })
  return find(selector)?.dispatchEvent(press)
}

test.each<[is: string, second: Parameters<typeof isHeard>, isHeard: boolean]>([
  ['on the same control, at once, is one with the first', ['#one', 300], false],
  ['that the browser counts as a double click is, however slow', ['#one', 2000, { count: 2 }], false],
  ['on what the first brought under the finger is: nobody has read it', ['label', 300], false],
  ['elsewhere is another', ['#two', 300, { x: 300 }], true],
  ['later is another', ['#one', 900], true],
  ['of a key is another', ['#one', 300, { count: 0 }], true],
])('a second press %s', (_, second, heard) => {
  expect(isHeard('#one', 0)).toBe(true)
  expect(isHeard(...second)).toBe(heard)
  document.dispatchEvent(new KeyboardEvent('keydown'))
})

test('a title that opens stays under the finger: what is pressed there is another; so is what follows a key', () => {
  expect(isHeard('summary', 5000)).toBe(true)
  expect(isHeard('summary', 5200)).toBe(false)
  expect(isHeard('summary', 9000)).toBe(true)
  expect(isHeard('a', 9200)).toBe(true)
  expect(isHeard('#two', 20_000)).toBe(true)
  document.dispatchEvent(new KeyboardEvent('keydown'))
  expect(isHeard('#two', 20_200)).toBe(true)
})

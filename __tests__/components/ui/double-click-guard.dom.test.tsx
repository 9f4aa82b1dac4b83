import { beforeAll, expect, jest, test } from '@jest/globals'
import { startDoubleClickGuard } from '@/components/ui/double-click-guard.client'

const onSubmit = jest.fn((event: Event) => event.preventDefault())

beforeAll(startDoubleClickGuard)

function open(attribute = 'data-prevent-double-click') {
  document.body.innerHTML = `<form><button ${attribute}><span>Envoyer</span></button></form>`
  document.querySelector('form')?.addEventListener('submit', onSubmit)
  onSubmit.mockClear()
}

function clickAt(time: number, detail = 1) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  Object.defineProperty(click, 'timeStamp', { value: time })
  document.querySelector('span')?.dispatchEvent(click)
}

test.each<[title: string, count: number, detail: number, times: number[]]>([
  ['once for three clicks within a second', 1, 1, [0, 300, 900]],
  ['again after a second', 2, 1, [0, 1000]],
  ['for every press of a key', 2, 0, [0, 300]],
])('submits %s', (_, count, detail, times) => {
  open()
  for (const time of times) clickAt(time, detail)
  expect(onSubmit).toHaveBeenCalledTimes(count)
})

test('leaves a button that does not ask for it to the browser', () => {
  open('')
  for (const time of [0, 300]) clickAt(time)
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

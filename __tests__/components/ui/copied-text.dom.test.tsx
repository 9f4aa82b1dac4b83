import { beforeAll, expect, test } from '@jest/globals'
import { startCopiedText } from '@/components/ui/copied-text.client'

beforeAll(startCopiedText)

/** jsdom has no clipboard event. */
function copy(text: string) {
  document.body.innerHTML = `<p>${text}</p>`
  getSelection()?.selectAllChildren(document.body)
  const copied: Record<string, string> = {}
  const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, data: string) => (copied[type] = data) },
  })
  document.body.dispatchEvent(event)
  return { copied, isReplaced: event.defaultPrevented }
}

test('copies a title without its soft hyphens', () => {
  expect(copy('Le déména\u00ADgement')).toEqual({
    copied: { 'text/plain': 'Le déménagement' },
    isReplaced: true,
  })
})

test('leaves a text without soft hyphens to the browser', () => {
  expect(copy('Un bail')).toEqual({ copied: {}, isReplaced: false })
})

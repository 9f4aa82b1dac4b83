import { expect, test } from '@jest/globals'
import { interfaceTexts } from '@/content/interface'
import { openExported, wordsOf } from '../support/exported-pages'

test.each([
  ['/', 3],
  ['/temoignages/', 9],
])('%s says the average once, and on each letter five stars that are one picture with its words', (route, letters) => {
  const page = openExported(route)
  expect(wordsOf(page).match(/5,0/g)).toHaveLength(1)
  const footers = [...page.querySelectorAll('main article footer')]
  expect(footers).toHaveLength(letters)
  for (const footer of footers) {
    const pictures = [...footer.querySelectorAll('[role="img"]')]
    expect(pictures.map((stars) => stars.getAttribute('aria-label') ?? stars.textContent)).toEqual([interfaceTexts.stars])
  }
})

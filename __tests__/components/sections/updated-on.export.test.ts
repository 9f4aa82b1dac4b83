import { expect, test } from '@jest/globals'
import { words } from '@/content/words'
import { foldText, openExported } from '../../support/exported-pages'

test.each([
  '/bail/',
  '/faq/',
  '/cout-net/',
  '/alzheimer/',
  '/services/',
  '/confidentialite/',
  '/accessibilite/',
])('%s says the day of its revision, in its structured data too', (route) => {
  const page = openExported(route)
  const line = [...page.querySelectorAll('main p')].find(({ textContent }) =>
    foldText(textContent).startsWith(`${foldText(words.interfaceTexts.updated)} `),
  )
  const day = line?.querySelector('time')?.dateTime
  expect(day).toMatch(/^2\d{3}-\d\d-\d\d$/)
  expect(page.querySelector('#donnees-structurees')?.textContent).toContain(
    `"dateModified":"${String(day)}"`,
  )
})

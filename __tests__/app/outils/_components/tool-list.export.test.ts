import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import { toolsPage } from '@/content/words'
import { openExported } from '../../../support/exported-pages'

test('writes the brand in the header and on each drawing', () => {
  const page = openExported('/outils/')
  expect(page.querySelector('header [role="img"]')?.textContent).toBe(site.brand)
  const drawn = Array.from(
    page.querySelectorAll('main ul svg'),
    (svg) => svg.querySelector('text')?.textContent,
  )
  expect(drawn).toEqual(Array.from(toolsPage.tools, () => site.brand))
})

import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from '../../support/exported-pages'

test.each(listExportedRoutes())('%s ends with a number to call (its <Page>)', (route) => {
  const page = openExported(route)
  const hasBand = page.querySelector('main [data-force-light]') !== null
  expect(page.querySelector('footer [data-without-contact-band]') !== null).toBe(!hasBand)
})

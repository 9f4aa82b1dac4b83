import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from '../../support/exported-pages'

test.each(listExportedRoutes())('%s ends with a number to call on a phone', (route) => {
  const page = openExported(route)
  const hasBand = page.querySelector('main :is(.contact-band, .contact-band-compact)') !== null
  expect(page.querySelector('footer [data-repeated]') !== null).toBe(hasBand)
})

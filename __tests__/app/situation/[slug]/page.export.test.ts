import { expect, test } from '@jest/globals'
import { situations } from '@/content/situations'
import { openExported } from '../../../support/exported-pages'

const listLinks = (route: string, selector: string) =>
  Array.from(openExported(route).querySelectorAll(selector), (link) => link.getAttribute('href'))

const addresses = situations.map(({ path }) => `${path}/`)

test.each([
  ['the home page', '/', 'main li:has(svg) a'],
  ['the menu', '/faq/', 'header details a[href^="/situation/"]'],
  ['the footer', '/faq/', 'footer a[href^="/situation/"]'],
])('%s links the situations in their order', (_, route, selector) => {
  expect(listLinks(route, selector)).toEqual(addresses)
})

test.each(addresses)('%s begins with one button, then one thing to do', (route) => {
  const page = openExported(route)
  expect(page.querySelectorAll('main .hero .button')).toHaveLength(1)
  expect(page.querySelectorAll('main .hero + * > .situation-parts-today')).toHaveLength(1)
  expect(page.querySelectorAll('main .contact-band a[href="/contact/"]')).toHaveLength(1)
  expect(page.querySelectorAll('main svg.ink-drawing')).toHaveLength(1)
})

test('the discharge from hospital has three letters, and the calls in one order', () => {
  const page = openExported('/situation/sortie-hopital/')
  expect(page.querySelectorAll('[data-letter]')).toHaveLength(3)
  const calls = page.querySelectorAll('.phone-list b')
  const names = Array.from(calls, ({ textContent }) => textContent)
  const urgent = openExported('/urgence/').querySelectorAll('#conge .phone-list b')
  expect(names).toEqual(Array.from(urgent, ({ textContent }) => textContent))
})

import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from '../../support/exported-pages'

const listRoutes = (isListed: (page: Document) => boolean) =>
  [...listExportedRoutes(), '/demande-traitee/'].filter((route) => isListed(openExported(route)))

const listStyles = (page: Document) =>
  [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

test('leaves out the popup of three pages, and the thumb bar of the urgent ones', () => {
  expect(listRoutes((page) => page.querySelector('[data-without-popup]') !== null)).toEqual([
    '/urgence/',
    '/situation/sortie-hopital/',
    '/demande-traitee/',
  ])
  expect(listRoutes((page) => page.querySelector('.site > .thumb-bar') === null)).toEqual([
    '/urgence/',
    '/situation/sortie-hopital/',
  ])
})

test('keeps a copy of the urgent pages, the tools, the letters and the sheets alone', () => {
  const copied = listRoutes((page) => page.querySelector('[data-offline-copy]') !== null)
  expect(copied.filter((route) => !route.startsWith('/feuilles/'))).toEqual([
    '/urgence/',
    '/cout-net/',
    '/carnet-de-visite/',
    '/bail/',
    '/situation/sortie-hopital/',
  ])
  expect(copied).toHaveLength(13)
})

// The browser renders the popup with the styles that its page has.
test('holds the style of the popup’s picture on each page that opens it', () => {
  const isWithoutStyle = (page: Document) =>
    page.querySelector('[data-without-popup]') === null && !listStyles(page).includes('.picture{')
  expect(listRoutes(isWithoutStyle)).toEqual([])
})

test('holds nothing of the popup', () => {
  expect(listRoutes((page) => page.querySelector('dialog, [id^="popup"]') !== null)).toEqual([])
})

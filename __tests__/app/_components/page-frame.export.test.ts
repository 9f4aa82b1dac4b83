import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from '../../support/exported-pages'

const listRoutes = (isListed: (page: Document) => boolean) =>
  [...listExportedRoutes(), '/demande-traitee/'].filter((route) => isListed(openExported(route)))

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

test('holds nothing of the popup', () => {
  expect(listRoutes((page) => page.querySelector('dialog, [id^="popup"]') !== null)).toEqual([])
})

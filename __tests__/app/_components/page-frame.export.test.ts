import { expect, test } from '@jest/globals'
import { listExportedRoutes, openExported } from '../../support/exported-pages'

const listRoutes = (isListed: (page: Document) => boolean) =>
  [...listExportedRoutes(), '/demande-traitee/'].filter((route) => isListed(openExported(route)))

test('leaves out the popup of two pages, and the thumb bar of the urgent one', () => {
  expect(listRoutes((page) => page.querySelector('[data-without-popup]') !== null)).toEqual([
    '/urgence/',
    '/demande-traitee/',
  ])
  expect(listRoutes((page) => page.querySelector('.site > .thumb-bar') === null)).toEqual([
    '/urgence/',
  ])
})

test('holds nothing of the popup', () => {
  expect(listRoutes((page) => page.querySelector('dialog, [id^="popup"]') !== null)).toEqual([])
})

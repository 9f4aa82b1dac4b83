import { expect, test } from '@jest/globals'
import { site } from '@/content/site'
import type { Calendar } from '@/supabase/functions/_calendar/working-time'
import { listExportedRoutes, openExported, readExported } from '../../support/exported-pages'
import { readHead } from '../../support/page-head'

test('keeps the page of handled requests out of search engines, sitemap and search', () => {
  const { meta, link } = readHead(openExported('/demande-traitee/'))
  expect([meta('robots'), link('canonical')]).toEqual([['noindex, nofollow'], []])
  expect(listExportedRoutes()).not.toContain('/demande-traitee/')
  expect(readExported('recherche.json')).not.toContain('demande-traitee')
})

test('is linked from no page, and names no one', () => {
  const linked = listExportedRoutes().filter((route) =>
    openExported(route).querySelector('a[href*="demande-traitee"]'),
  )
  expect(linked).toEqual([])
  expect(openExported('/demande-traitee/').querySelectorAll('main form, main input')).toHaveLength(
    0,
  )
})

test('publishes the hours and the closed days of three years, Christmas and Easter', () => {
  const { closedDays, ...hours } = JSON.parse(readExported('calendrier.json')) as Calendar
  expect(hours).toEqual({ opens: site.hours.opens, closes: site.hours.closes })
  expect(closedDays).toEqual(
    expect.arrayContaining(['2026-12-25', '2027-03-26', '2027-06-24', '2028-05-22']),
  )
})

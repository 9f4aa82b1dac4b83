import { expect, test } from '@jest/globals'
import { pages } from '@/content/pages'
import { sheets } from '@/content/sheets'
import { openExported } from '../../support/exported-pages'

test('links every tool and every sheet, in eight lines at most', () => {
  const main = openExported('/outils/').querySelector('main')
  const links = Array.from(main?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'))
  const tools = [...pages.filter(({ isTool }) => isTool), ...sheets]
  expect(tools.filter(({ path }) => !links.includes(`${path}/`))).toEqual([])
  expect(main?.querySelectorAll('ul > li:has(svg)').length).toBeLessThanOrEqual(8)
})

import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { findLink } from '@/content/pages'
import type { MenuSlot } from '@/content/schema/pages'
import { browserslist } from '@/package.json'

test('stops the build where a menu has no page', () => {
  expect(() => findLink('nulle part' as MenuSlot)).toThrow('attendu : une page à « nulle part »')
})

test('the accessibility page names the oldest browsers of package.json', () => {
  const page = readFileSync('content/pages/accessibilite.yml', 'utf8').toLowerCase()
  const browsers = browserslist.filter((query) => !query.startsWith('ios_saf'))
  for (const query of browsers) expect(page).toContain(query.replace(' >=', ''))
})

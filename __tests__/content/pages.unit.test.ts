import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { findLink, findSitePage, pages } from '@/content/pages'
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

/** The page that an e-mail links to for the agency alone. */
const unlisted = ['/demande-traitee']

test('stops the build at a page without its line in content/pages.yml', () => {
  expect(() => findSitePage('/aucune-page')).toThrow(
    'Contenu à corriger dans content/pages.yml\n  trouvé aucune page « /aucune-page »; attendu : sa ligne.',
  )
})

test('lists each route of app/ in content/pages.yml, and no other', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !/[[_]/.test(file))
    .map((file) => path.posix.join('/', path.dirname(file)))
  const listed = pages.map((page) => page.path)
  expect({ 'content/pages.yml': [...listed, ...unlisted].sort() }).toEqual({
    'content/pages.yml': routes.sort(),
  })
})

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { findSitePage, mainPages } from '@/components/seo/site-pages'

/** The page that an e-mail links to for the agency alone. */
const unlisted = ['/demande-traitee']

test('stops the build at a page without its line in content/pages.yml', () => {
  expect(() => findSitePage('/aucune-page')).toThrow(
    'Contenu à corriger dans content/pages.yml\n  trouvé aucune page « /aucune-page »; attendu : sa ligne.',
  )
})

test('lists each route of app/ in content/pages.yml, and no other', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
    .map((file) => path.posix.join('/', path.dirname(file)))
  const listed = mainPages.map((page) => page.path)
  expect({ 'content/pages.yml': [...listed, ...unlisted].sort() }).toEqual({
    'content/pages.yml': routes.sort(),
  })
})

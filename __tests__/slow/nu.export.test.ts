// Runs the Nu HTML checker on every page.
import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { listExportedRoutes } from '../support/exported-pages'

/** CSS that is newer than the checker, and `autocomplete` on checkboxes, which Firefox needs. */
const known = 'CSS:.*|Bad value “650” for attribute “font-weight”.*|Attribute “autocomplete” is.*'

test('every page is HTML that the Nu checker accepts', () => {
  const pages = listExportedRoutes().map((route) => `out${route}index.html`)
  const vnu = ['vnu', '--errors-only', '--filterpattern', known, ...pages]
  const { status, stderr } = spawnSync('npx', ['--yes', '--package', 'vnu-jar@26.9.27', ...vnu], {
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
})

// Runs the Nu HTML checker on every page.
import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { extraPackages } from '@/scripts/test/install-extra-packages'
import { listExportedRoutes } from '../support/exported-pages'

/** CSS that is newer than the checker, and `autocomplete` on checkboxes, which Firefox needs. */
const known = 'CSS:.*|Bad value “650” for attribute “font-weight”.*|Attribute “autocomplete” is.*'

test('every page is HTML that the Nu checker accepts', () => {
  const pages = listExportedRoutes().map((route) => `out${route}index.html`)
  const vnu = ['-jar', `${extraPackages}/vnu-jar/build/dist/vnu.jar`, '--errors-only']
  const { status, stderr } = spawnSync('java', [...vnu, '--filterpattern', known, ...pages], {
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
})

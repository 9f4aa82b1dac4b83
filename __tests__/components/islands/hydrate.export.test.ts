/** @jest-environment jsdom */
// Hydrates the islands of the exported pages with the development build of React, which jest loads:
// it alone reports every mismatch.
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { hydrate } from '@/components/islands/hydrate'
import { registry } from '@/components/islands/island-registry'
import { listExportedRoutes, readExported } from '../../support/exported-pages'
import { getElement } from '../../support/get-element'

// jsdom lacks both, which the links of the notebook need.
Object.assign(globalThis, { TextDecoder, TextEncoder })

const pages = listExportedRoutes().map((route) => readExported(`${route}index.html`))

test.each(Object.keys(registry))('hydrates the island %s of its page as it is', async (name) => {
  const island = `[data-island="${name}"]`
  document.documentElement.innerHTML =
    pages.find((html) => html.includes(island.slice(1, -1))) ?? ''
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await hydrate(getElement(island))
  expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([])
})

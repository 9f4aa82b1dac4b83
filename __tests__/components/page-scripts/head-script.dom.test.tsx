import { beforeEach, expect, test } from '@jest/globals'

const { dataset } = document.documentElement

Object.assign(globalThis, { HASH_REDIRECT_ROUTES: [] })
window.matchMedia = () => new EventTarget() as MediaQueryList

beforeEach(async () => {
  await import('@/components/page-scripts/head-script')
})

test.each([
  ['keeps the mark of a script', 'runs', '', ''],
  ['marks the script as failed', 'does not run', undefined, 'failed'],
])('%s when the main script %s', (_, __, mainScript, script) => {
  dataset.script = ''
  if (mainScript === undefined) delete dataset.mainScript
  else dataset.mainScript = mainScript
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(dataset.script).toBe(script)
})

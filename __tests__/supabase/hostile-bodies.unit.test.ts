import { expect, test } from '@jest/globals'

import { hostileCases, runHostileCases } from './hostile-bodies.ts'

test('hostile bodies are judged as they must be', async () => {
  expect(await runHostileCases()).toEqual({ passed: hostileCases.length, failures: [] })
})

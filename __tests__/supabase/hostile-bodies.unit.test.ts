import { expect, test } from '@jest/globals'

import { hostileCases, runHostileCases } from './hostile-bodies.ts'

test('at least sixty hostile bodies, each with its own title, are judged as they must be', async () => {
  expect(new Set(hostileCases.map(({ title }) => title)).size).toBe(hostileCases.length)
  const { passed, failures } = await runHostileCases()
  expect(failures).toEqual([])
  expect(passed).toBeGreaterThanOrEqual(60)
})

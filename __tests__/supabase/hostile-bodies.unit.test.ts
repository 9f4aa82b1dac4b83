import { describe, expect, test } from '@jest/globals'

import { hostileCases, judge } from './hostile-bodies.ts'

test('there are at least sixty hostile bodies, each with its own title', () => {
  expect(hostileCases.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostileCases.map(({ title }) => title)).size).toBe(hostileCases.length)
})

describe('under Node', () => {
  test.each(hostileCases.map((hostile) => [hostile.title, hostile] as const))('%s', async (_, hostile) => {
    expect(await judge(hostile)).toBeUndefined()
  })
})

import { describe, expect, test } from '@jest/globals'
import { atLeast, missed } from '@/scripts/lighthouse/targets'

const run = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  slow: { performance: 95, blocking: 199 },
}

describe('what a page must reach', () => {
  test('names what it misses, and nothing else', () => {
    expect(missed(run)).toEqual([])
    expect(missed({ ...run, scores: { ...run.scores, performance: 98, seo: 99 } })).toEqual(['performance', 'seo'])
    expect(missed({ ...run, slow: { performance: 94, blocking: 200 } })).toEqual(['slow performance', 'slow blocking'])
  })

  test('asks a machine of unknown speed for what does not hang on it', () => {
    const tired = { scores: { ...run.scores, performance: 95 }, slow: { performance: 10, blocking: 9000 } }
    expect(missed(tired, atLeast(95))).toEqual([])
    expect(missed(tired, atLeast(96))).toEqual(['performance'])
    expect(missed({ ...tired, scores: { ...tired.scores, accessibility: 99 } }, atLeast(95))).toEqual(['accessibility'])
  })
})

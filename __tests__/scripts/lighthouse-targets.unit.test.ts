import { describe, expect, test } from '@jest/globals'
import { atLeast, missed } from '@/scripts/lighthouse/targets'

const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

describe('what a page must reach', () => {
  test('names what it misses, and nothing else', () => {
    expect(missed({ scores })).toEqual([])
    expect(missed({ scores: { ...scores, performance: 99, seo: 99 } })).toEqual(['performance', 'seo'])
  })

  test('asks a machine of unknown speed for what does not hang on it', () => {
    const tired = { ...scores, performance: 95 }
    expect(missed({ scores: tired }, atLeast(95))).toEqual([])
    expect(missed({ scores: tired }, atLeast(96))).toEqual(['performance'])
    expect(missed({ scores: { ...tired, accessibility: 99 } }, atLeast(95))).toEqual(['accessibility'])
  })
})

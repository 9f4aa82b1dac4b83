import { expect, test } from '@jest/globals'
import { readAnswers } from '@/components/net-cost/net-cost-answers'
import { alone, typedAlone } from './answers'

test('reads the answers of a person alone', () => {
  expect(readAnswers(typedAlone)).toEqual({ ...alone, income: undefined })
})

test.each([
  ['20 000', 2_000_000],
  ['20 000,01', undefined],
  ['800 900', undefined],
  ['0', undefined],
])('reads a rent of %s as %s cents', (rent, cents) => {
  expect(readAnswers({ ...typedAlone, rent })?.rent).toBe(cents)
})

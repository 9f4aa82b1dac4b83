import { expect, test } from '@jest/globals'
import { readAnswers } from '@/components/net-cost/net-cost-values'
import { alone, typedAlone } from './answers'

test('reads the answers of a person alone, whatever was answered for a partner', () => {
  const partner = { isPartnerOfAge: 'yes', hasThirdPerson: 'yes' }
  expect(readAnswers({ ...typedAlone, ...partner })).toEqual(alone)
})

test.each([
  ['20 000', 2_000_000],
  ['20 000,01', undefined],
  ['2290$', 229_000],
  ['2290,50', 229_050],
  ['99 999', undefined],
  ['800 900', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['', undefined],
])('reads a rent of « %s » as %s cents', (rent, cents) => {
  expect(readAnswers({ ...typedAlone, rent })?.rent).toBe(cents)
})

test('reads each residence by its id, and the people once', () => {
  const values = { ...typedAlone, 'rent-B': '99 999', 'registered-B': 'no' }
  expect(readAnswers(values, 'A')?.rent).toBe(229_000)
  expect(readAnswers(values, 'B')).toBeUndefined()
  expect(readAnswers({ ...values, 'rent-B': '800' }, 'B')).toMatchObject({
    registered: 'no',
    isOfAge: true,
    rent: 80_000,
  })
})

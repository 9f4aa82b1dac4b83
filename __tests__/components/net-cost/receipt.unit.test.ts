import { describe, expect, it } from '@jest/globals'
import { dollars } from '@/lib/money'
import { computeNetCost, type NetCostAnswers } from '@/lib/tax-credit'
import { receiptRows } from '@/components/net-cost/receipt'
import { netCostPage } from '@/content/words'
import { alone, rulesOf2026 } from './answers'

const t4: NetCostAnswers = { ...alone, meals: 2, services: ['housekeeping'] }
/** At 900 $ its lines make 750 $, which is more than 75 % of the rent. */
const small = {
  rent: dollars(900),
  meals: 3,
  services: ['laundry', 'housekeeping', 'nursing', 'personalCare'],
  isDependent: true,
} as const

/** The rule of each row, with plain spaces. */
function rulesOf(changed: Partial<NetCostAnswers>): Record<string, string> {
  const result = computeNetCost(
    { ...t4, ...changed },
    rulesOf2026,
    new Date('2026-11-22T12:00:00-05:00'),
  )
  if (result.kind !== 'estimate') throw new Error(result.kind)
  const rows = receiptRows(result, rulesOf2026, netCostPage)
  return Object.fromEntries(
    rows.map(({ name, notes }) => [name, String(notes).replaceAll('\u00A0', ' ')]),
  )
}

describe('the rule of each line', () => {
  it.each<[string, Partial<NetCostAnswers>, string]>([
    ['rent', {}, ''],
    ['base', {}, '15 % du loyer, entre 150 $ et 375 $'],
    ['twoMeals', {}, '15 % du loyer = 343,50 $, ramené au maximum de 300 $'],
    ['base', { rent: dollars(800) }, '15 % du loyer = 120 $, porté au minimum de 150 $'],
    // An exact share is neither minimum nor maximum.
    ['base', { rent: dollars(1000) }, '15 % du loyer, entre 150 $ et 375 $'],
    ['base', { rent: dollars(2500) }, '15 % du loyer, entre 150 $ et 375 $'],
    ['dependentSupplement', small, '10 % du loyer = 90 $, porté au minimum de 100 $'],
    ['dependentSupplement', { ...small, rent: dollars(1000) }, '10 % du loyer, au moins 100 $'],
    ['eligible', {}, 'Le plafond est de 65 % du loyer, soit 1 488,50 $.'],
    [
      'eligible',
      { ...small, occasional: dollars(2060) },
      'Total de 750 $, ramené au plafond de 75 % du loyer, soit 675 $. Ramenées à la limite de 25 500 $ pour l’année 2026.',
    ],
    [
      'ordinary',
      { registered: 'no' },
      '5 % d’un loyer retenu de 1 200 $, entre 600 $ et 1 200 $ (bornes de 2022)',
    ],
    ['eligible', { registered: 'no' }, ''],
    [
      'fullCredit',
      {},
      '40 % des dépenses admissibles, taux de 2026, avant réduction selon le revenu',
    ],
    ['fullCredit', { income: dollars(80000) }, '40 % des dépenses admissibles, taux de 2026'],
    [
      'reduction',
      { income: dollars(80000) },
      '226,05 $ pour l’année, seuils de 2026, divisés par douze',
    ],
    ['net', {}, ''],
  ])('%s, of %j: %s', (row, changed, sentence) => {
    expect(rulesOf(changed)[row]).toBe(sentence)
  })

  it('says that the strongest reduction was taken', () => {
    expect(rulesOf({ income: dollars(80000), isDependent: true }).reduction).toMatch(
      /^La plus forte des réductions possibles en 2026/,
    )
  })

  it.each<[Partial<NetCostAnswers>, string[]]>([
    [{ income: dollars(25000) }, []],
    [{ income: dollars(80000) }, ['reduction', 'credit']],
    [{ otherBills: dollars(145) }, ['otherBills', 'toPay']],
    [{ occasional: dollars(60) }, ['occasionalPaid', 'toPay', 'occasional']],
  ])('%j adds its lines and no other', (changed, added) => {
    const usual = Object.keys(rulesOf({}))
    expect(Object.keys(rulesOf(changed)).filter((row) => !usual.includes(row))).toEqual(added)
  })
})

import { describe, expect, it } from '@jest/globals'
import { dollars } from '@/components/islands/net-cost/money'
import { netCost, type NetCostAnswers, type Service } from '@/components/islands/net-cost/compute-net-cost'
import { ruleSentences } from '@/components/islands/net-cost/net-cost-sentences'
import { netCostPage } from '@/content/tools/cout-net'
import { alone, rulesOf2026 } from './answers'

const t4: NetCostAnswers = { ...alone, meals: 2, services: ['housekeeping'] }
const everything: readonly Service[] = ['laundry', 'housekeeping', 'nursing', 'personalCare']

/** The rule of each row, with plain spaces. */
function rulesOf(changed: Partial<NetCostAnswers>): Record<string, string> {
  const result = netCost({ ...t4, ...changed }, rulesOf2026, new Date('2026-11-22T12:00:00-05:00'))
  if (result.kind !== 'estimate') throw new Error(result.kind)
  const rows = ruleSentences(result, rulesOf2026, netCostPage.result)
  return Object.fromEntries(rows.map(({ name, rule = '' }) => [name, rule.replaceAll('\u00A0', ' ')]))
}

describe('the rule of each line', () => {
  it('names the percentage, and the bound that is met', () => {
    expect(rulesOf({})).toEqual({
      rent: '',
      base: '15 % du loyer, entre 150 $ et 375 $',
      housekeeping: '5 % du loyer, entre 50 $ et 125 $',
      twoMeals: '15 % du loyer = 343,50 $, ramené au maximum de 300 $',
      eligible: 'Le plafond est de 65 % du loyer, soit 1 488,50 $.',
      fullCredit: '40 % des dépenses admissibles, taux de 2026, avant réduction selon le revenu',
      net: '',
    })
    expect(rulesOf({ rent: dollars(800) }).base).toBe('15 % du loyer = 120,00 $, porté au minimum de 150 $')
  })

  it('says of an exact share neither minimum nor maximum', () => {
    expect([dollars(1000), dollars(2500)].map((rent) => rulesOf({ rent }).base)).toEqual(
      Array.from({ length: 2 }, () => '15 % du loyer, entre 150 $ et 375 $'),
    )
  })

  it('says that the ceiling is reached, the limit of the year, or both', () => {
    const full = { meals: 3, services: everything, isDependent: true } as const
    expect(rulesOf({ ...full, rent: dollars(900) }).eligible).toBe('Total de 750,00 $, ramené au plafond de 75 % du loyer, soit 675,00 $.')
    expect(rulesOf({ ...full, rent: dollars(900), occasional: dollars(2060) }).eligible).toBe(
      'Total de 750,00 $, ramené au plafond de 75 % du loyer, soit 675,00 $. Ramenées à la limite de 25 500 $ pour l’année 2026.',
    )
    expect(rulesOf({ ...full, rent: dollars(900) }).dependentSupplement).toBe('10 % du loyer = 90,00 $, porté au minimum de 100 $')
    expect(rulesOf({ ...full, rent: dollars(1000) }).dependentSupplement).toBe('10 % du loyer, au moins 100 $')
  })

  it('off the register, names the rent that counts, its bounds and their year', () => {
    const { ordinary, eligible } = rulesOf({ registered: 'no' })
    expect(ordinary).toBe('5 % d’un loyer retenu de 1 200,00 $, entre 600 $ et 1 200 $ (bornes de 2022)')
    expect(eligible).toBe('')
  })

  it('with an income, says the reduction, its year, and what is left of the credit', () => {
    const rows = rulesOf({ income: dollars(80000) })
    expect(rows.fullCredit).toBe('40 % des dépenses admissibles, taux de 2026')
    expect(rows.reduction).toBe('226,05 $ pour l’année, seuils de 2026, divisés par douze')
    expect(Object.keys(rows).slice(-3)).toEqual(['reduction', 'credit', 'net'])
    expect(rulesOf({ income: dollars(80000), isDependent: true }).reduction).toMatch(/^La plus forte des réductions possibles en 2026/)
    expect(Object.keys(rulesOf({ income: dollars(25000) }))).not.toContain('reduction')
  })

  it('shows only the bills and single services that were written', () => {
    expect(Object.keys(rulesOf({ otherBills: dollars(145) }))).toEqual(expect.arrayContaining(['otherBills', 'toPay']))
    const rows = Object.keys(rulesOf({ occasional: dollars(60) }))
    expect(rows).toEqual(expect.arrayContaining(['occasionalPaid', 'toPay', 'occasional']))
    expect(rows).not.toContain('otherBills')
    expect(Object.keys(rulesOf({}))).not.toContain('toPay')
  })
})

import { describe, expect, test } from '@jest/globals'
import { toCents } from '@/lib/money'
import type { NetCostAnswers } from '@/lib/net-cost-answers'
import { computeEstimate } from '@/lib/tax-credit'
import { listCalculationRows } from '@/components/net-cost/calculation-rows'
import { words } from '@/content/words'
import { alone, rulesOf2026 } from './answers'

/** The label and the rules of each row, with ordinary spaces. */
function readRows(changed: Partial<NetCostAnswers> = {}) {
  const answers: NetCostAnswers = {
    ...alone,
    meals: 'twoMeals',
    services: ['housekeeping'],
    ...changed,
  }
  return listCalculationRows(computeEstimate(answers, rulesOf2026), words.netCostPage.result).map(
    ({ label, notes }) => [label, String(notes)].map((text) => text.replaceAll('\u00A0', ' ')),
  )
}

describe('a row of the receipt', () => {
  const income = toCents(80000)
  /** At 900 $ its lines make 750 $, which is more than 75 % of the rent. */
  const small = {
    rent: toCents(900),
    meals: 'threeMeals',
    services: ['laundry', 'housekeeping', 'nursing', 'personalCare'],
    isDependent: true,
  } as const

  test.each<[string, Partial<NetCostAnswers>, string]>([
    ['Base', {}, '15 % du loyer, entre 150 $ et 375 $'],
    ['Deux repas', {}, '15 % du loyer = 343,50 $, ramené au maximum de 300 $'],
    ['Base', { rent: toCents(800) }, '15 % du loyer = 120 $, porté au minimum de 150 $'],
    // An exact share is neither minimum nor maximum.
    ['Base', { rent: toCents(1000) }, '15 % du loyer, entre 150 $ et 375 $'],
    ['Base', { rent: toCents(2500) }, '15 % du loyer, entre 150 $ et 375 $'],
    [
      'Supplément, personne non autonome',
      { ...small, rent: toCents(1000) },
      '10 % du loyer, au moins 100 $',
    ],
    ['Dépenses admissibles', {}, 'Le plafond est de 65 % du loyer, soit 1 488,50 $.'],
    [
      'Dépenses admissibles',
      { ...small, occasional: toCents(2060) },
      'Total de 750 $, ramené au plafond de 75 % du loyer, soit 675 $.,Ramenées à la limite de 25 500 $ pour l’année 2026.',
    ],
    [
      'Part du loyer, hors registre',
      { registered: 'no' },
      '5 % d’un loyer retenu de 1 200 $, entre 600 $ et 1 200 $ (bornes de 2022)',
    ],
    [
      'Crédit estimé',
      {},
      '40 % des dépenses admissibles, taux de 2026, avant réduction selon le revenu',
    ],
    ['Crédit estimé', { income }, '40 % des dépenses admissibles, taux de 2026'],
    [
      'Réduction selon le revenu',
      { income },
      '226,05 $ pour l’année, seuils de 2026, divisés par douze',
    ],
    [
      'Réduction selon le revenu',
      { income, isDependent: true },
      'La plus forte des réductions possibles en 2026, soit 226,05 $ pour l’année, divisée par douze',
    ],
    ['Prix net estimé', {}, ''],
  ])('says its rule (%#, %s)', (label, changed, rule) => {
    expect(readRows(changed)).toContainEqual([label, rule])
  })

  test.each<[string, Partial<NetCostAnswers>, string[]]>([
    ['a low income', { income: toCents(25000) }, []],
    ['a reduction', { income }, ['Réduction selon le revenu', 'Crédit estimé, après la réduction']],
    [
      'other bills',
      { otherBills: toCents(145) },
      ['Autres factures du mois', 'À payer chaque mois'],
    ],
    [
      'services paid by the use',
      { occasional: toCents(60) },
      ['Services payés à la pièce', 'À payer chaque mois', 'Services payés à la pièce'],
    ],
  ])('is added by %s', (_, changed, added) => {
    const usual = readRows().map(([label]) => label)
    const labels = readRows(changed).map(([label]) => label)
    expect(labels.filter((label) => !usual.includes(label))).toEqual(added)
  })
})

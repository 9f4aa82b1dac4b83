import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { netCostRules, taxRules } from '@/content/tax-rules'
import { taxRulesFile } from '@/content/schema/tools/tax-rules'
import { checkContent } from '@/content/load/check'
import { getMessage } from '../support/get-message'

type Draft = Record<string, unknown>

/** Returns the message of the build for rules with a mistake. */
function getMessageAfter(spoil: (draft: Draft) => void): string {
  const draft: Draft = structuredClone(taxRules)
  spoil(draft)
  return getMessage(() => checkContent(taxRulesFile.file, taxRulesFile.schema, draft))
}

const inside = (draft: unknown, ...keys: (string | number)[]): Draft =>
  keys.reduce<Draft>((value, key) => value[key] as Draft, draft as Draft)

const [of2026] = taxRules.years

/** Beside 2026, the same figures for 2027, spoilt. */
const add = (spoil: (next: Draft) => void) => (draft: Draft) => {
  const json = JSON.stringify(of2026).replace(/"year":\d+/g, '"year":2027')
  const next = JSON.parse(json) as Draft
  spoil(next)
  draft.years = [of2026, next]
}

const set =
  (key: string, value: unknown, ...place: (string | number)[]) =>
  (draft: Draft) => {
    inside(draft, ...place)[key] = value
  }

describe('the rules file', () => {
  test.each([
    [
      'a figure without its certainty',
      set('certainty', undefined, 'years', 0, 'residence', 'one', 'base'),
      'years.0.residence.one.base.certainty : trouvé rien',
    ],
    [
      'a source that is not listed',
      set('source', 'un-blogue', 'years', 0, 'creditRate'),
      'years.0.creditRate.source : trouvé « un-blogue »; attendu : l’identifiant d’une source de la liste (rq-calcul, ',
    ],
    [
      'two values for one year',
      set('year', 2024, 'earlier', 'creditRates', 5),
      'une seule valeur par année',
    ],
    [
      'a maximum below its minimum',
      set('max', 99, 'years', 0, 'residence', 'couple', 'nursing'),
      'years.0.residence.couple.nursing.max : trouvé 99; attendu : un maximum au moins égal au minimum.',
    ],
    [
      'a year with a figure of another year',
      add(set('year', 2026, 'limits', 'couple')),
      '\n  years.1.limits.couple.year : trouvé 2026; attendu : un chiffre de 2027, comme les autres règles de 2027.',
    ],
    [
      'an ordinary building with figures of two years',
      add(set('year', 2022, 'ordinaryBuilding', 'maxRent')),
      '\n  years.1.ordinaryBuilding.maxRent.year : trouvé 2022; attendu : 2027, l’année des autres chiffres de l’immeuble ordinaire.',
    ],
  ])('refuses %s in one message', (_, spoil, expected) => {
    const message = getMessageAfter(spoil)
    expect(message).toContain(expected)
    expect(message.split('\n')).toHaveLength(2)
  })

  test('accepts two years, and an ordinary building of an earlier one', () => {
    expect(getMessageAfter(add(() => undefined))).toBe('')
    expect(
      getMessageAfter(
        add((next) => Object.assign(next, { ordinaryBuilding: of2026?.ordinaryBuilding })),
      ),
    ).toBe('')
  })

  test('tells the source and the certainty of each figure in words', () => {
    expect(
      netCostRules[0]?.provenance.map((sentence) => sentence.replaceAll('\u00A0', ' ')),
    ).toEqual([
      'Lu dans un texte officiel : tables des dépenses (copie sans date, 2022 ou après); taux du crédit, réduction selon le revenu (texte de 2023); immeuble ordinaire (texte de 2022); âge (texte du 16 avril 2024).',
      'Repris d’une autre source, sans avoir lu le texte officiel : limites et seuils (texte de 2026). Faites-les confirmer par Revenu Québec.',
      'À confirmer : réduction d’une personne non autonome (texte de 2021).',
    ])
  })

  test('has the thresholds that yearly indexation gives, rounded to 5 $', () => {
    const indexed = (amount: number, percent: number) =>
      Math.round((amount * (1 + percent / 100)) / 5) * 5
    const { firstThresholds, secondThresholds } = taxRules.earlier
    for (const thresholds of [
      [...firstThresholds, ...taxRules.years.map(({ firstThreshold }) => firstThreshold)],
      [...secondThresholds, ...taxRules.years.map(({ secondThreshold }) => secondThreshold)],
    ]) {
      const known = new Map(thresholds.map(({ year, dollars }) => [year, dollars]))
      let amount = known.get(2022) ?? 0
      for (const [index, percent] of [6.44, 5.08, 2.85, 2.05].entries()) {
        amount = indexed(amount, percent)
        const year = 2023 + index
        expect([year, known.get(year) ?? amount]).toEqual([year, amount])
      }
    }
  })
})

/** Every other file of the project that may contain a figure. */
const otherFiles = ['app', 'components', 'content', 'lib', 'scripts', 'supabase']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(tsx?|mjs|md|yml|css)$/.test(file) && file !== taxRulesFile.file)

/** « 72 465 », « 72_465 » and « 72465 » are the same figure. */
const joinThousands = (text: string) => text.replace(/(?<=\d)[\s\u00A0\u202F_](?=\d{3}(?!\d))/g, '')

describe('the files other than the rules', () => {
  // Round figures such as 600 $ a month are anybody's, so they are not looked for.
  const dollars = Array.from(
    JSON.stringify(taxRules).matchAll(/"dollars":(\d{5,})/g),
    ([, sum]) => sum,
  )
  const telling = [...new Set(dollars)].filter((amount) => amount !== '100000')

  test('contain no threshold or limit of the rules', () => {
    expect([telling.length > 8, otherFiles.length > 200]).toEqual([true, true])
    const pattern = new RegExp(`(?<![\\d.,])(${telling.join('|')})(?!\\d)`)
    expect(
      otherFiles.filter((file) => pattern.test(joinThousands(readFileSync(file, 'utf8')))),
    ).toEqual([])
  })

  test('state no percentage beside the words « crédit » or « taux »', () => {
    const found = otherFiles
      .filter((file) => file.startsWith('content'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter(
            (line) =>
              /\d[\s\u00A0]?%/.test(line) && /(?<!\p{L})(crédit|taux)(?!\p{L})/iu.test(line),
          )
          .map((line) => `${file} : ${line.trim().slice(0, 120)}`),
      )
    expect(found).toEqual([])
  })
})

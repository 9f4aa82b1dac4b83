import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { rules } from '@/content/tools/rules'
import { figuresOf, rulesSchema } from '@/content/tools/rules-schema'
import { checkContent } from '@/content/load'

type Draft = Record<string, unknown>

/** What the build says of the rules after somebody has spoilt them. */
function messageAfter(spoil: (draft: Draft) => void): string {
  const draft: Draft = structuredClone(rules)
  spoil(draft)
  try {
    checkContent('content/tools/rules.yml', rulesSchema, draft)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

const inside = (draft: unknown, ...keys: (string | number)[]): Draft =>
  keys.reduce<Draft>((value, key) => value[key] as Draft, draft as Draft)

describe('le fichier des règles', () => {
  it('passe tel qu’il est', () => {
    expect(messageAfter(() => undefined)).toBe('')
  })

  it.each(['year', 'source', 'dated', 'certainty'])('refuse un chiffre sans « %s », et nomme le champ', (field) => {
    const message = messageAfter((draft) => {
      Reflect.deleteProperty(inside(draft, 'years', 0, 'residence', 'one', 'base'), field)
    })
    expect(message).toContain(`years.0.residence.one.base.${field} : trouvé rien`)
  })

  it('refuse une source qui n’est pas dans la liste', () => {
    const message = messageAfter((draft) => {
      inside(draft, 'years', 0, 'creditRate').source = 'un-blogue'
    })
    expect(message).toContain(
      'years.0.creditRate.source : trouvé « un-blogue »; attendu : l’identifiant d’une source de la liste (rq-calcul, ',
    )
  })

  /** The figures of a year, all of them said to be of another. */
  const inYear = (value: unknown, year: number): unknown => {
    if (Array.isArray(value)) return value.map((each) => inYear(each, year))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, each]) => [key, key === 'year' ? year : inYear(each, year)])
    return Object.fromEntries(entries)
  }
  const [of2026] = rules.years

  it('tient deux années à la fois', () => {
    const add = (draft: Draft) => {
      draft.years = [of2026, { ...(inYear(of2026, 2027) as Draft), ordinaryBuilding: of2026?.ordinaryBuilding }]
    }
    expect(messageAfter(add)).toBe('')
  })

  it('refuse une année où reste un chiffre d’une autre, et le nomme', () => {
    const add = (spoil: (next: Draft) => void) =>
      messageAfter((draft) => {
        const next = inYear(of2026, 2027) as Draft
        spoil(next)
        draft.years = [of2026, next]
      })
    expect(add(() => undefined)).toBe('')
    const message = add((next) => {
      inside(next, 'expenseLimits', 'couple').year = 2026
    })
    expect(message.split('\n').slice(1)).toEqual([
      '  years.1.expenseLimits.couple.year : trouvé 2026; attendu : un chiffre de 2027, comme les autres règles de 2027.',
    ])
    expect(
      add((next) => {
        inside(next, 'ordinaryBuilding', 'maxRent').year = 2022
      }),
    ).toContain('years.1.ordinaryBuilding.maxRent.year : trouvé 2022; attendu : 2027, l’année des autres chiffres de l’immeuble ordinaire.')
  })

  it('refuse une année dont seul le nom a changé : chacun de ses chiffres', () => {
    const message = messageAfter((draft) => {
      inside(draft, 'years', 0).year = 2027
    })
    const ours = figuresOf({ ...of2026, ordinaryBuilding: undefined })
    expect(message.match(/un chiffre de 2027/g)).toHaveLength(ours.length)
    expect(ours.length).toBeGreaterThan(30)
  })

  it('refuse deux valeurs pour une même année, et un maximum sous son minimum', () => {
    expect(
      messageAfter((draft) => {
        inside(draft, 'earlier', 'creditRates', 5).year = 2024
      }),
    ).toContain('une seule valeur par année')
    expect(
      messageAfter((draft) => {
        inside(draft, 'years', 0, 'residence', 'couple', 'nursing').max = 99
      }),
    ).toContain('years.0.residence.couple.nursing.max : trouvé 99; attendu : un maximum au moins égal au minimum.')
  })

  it('n’a pas de source que personne ne cite', () => {
    const text = JSON.stringify({ ...rules, sources: [] })
    expect(rules.sources.filter(({ id }) => !text.includes(`"source":"${id}"`))).toEqual([])
  })

  it('a des seuils que l’indexation connue redonne, arrondis à 5 $ chaque année', () => {
    const indexed = (amount: number, percent: number) => Math.round((amount * (1 + percent / 100)) / 5) * 5
    const { firstThresholds, secondThresholds } = rules.earlier
    for (const thresholds of [
      [...firstThresholds, ...rules.years.map(({ firstThreshold }) => firstThreshold)],
      [...secondThresholds, ...rules.years.map(({ secondThreshold }) => secondThreshold)],
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

/** Every file that is ours and may print a figure. */
const files = ['app', 'components', 'content', 'scripts', 'supabase'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(ts|tsx|mjs|md|yml|css)$/.test(file) && !file.includes('node_modules')),
)
const elsewhere = files.filter((file) => file !== path.join('content', 'tools', 'rules.yml'))

/** « 72 465 », « 72_465 » and « 72465 » are the same figure. */
const joined = (text: string) => text.replace(/(?<=\d)[\s\u00A0\u202F_](?=\d{3}(?!\d))/g, '')

function dollarsOf(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  if ('dollars' in value && typeof value.dollars === 'number') return [value.dollars]
  return Object.values(value).flatMap(dollarsOf)
}

describe('aucun chiffre d’impôt ailleurs', () => {
  it('a des fichiers et des chiffres à chercher', () => {
    expect(elsewhere.length).toBeGreaterThan(200)
    expect(elsewhere).toHaveLength(files.length - 1)
  })

  // Round figures are anybody's: 600 $ a month is a rent, 100 000 a number of bytes. The others say what they are.
  const telling = [...new Set(dollarsOf(rules))].filter((amount) => amount > 9999 && amount !== 100000)

  it('ni les seuils ni les limites', () => {
    expect(telling.length).toBeGreaterThan(10)
    const pattern = new RegExp(`(?<![\\d.,])(${telling.join('|')})(?!\\d)`)
    expect(elsewhere.filter((file) => pattern.test(joined(readFileSync(file, 'utf8'))))).toEqual([])
  })

  it('ni un pourcentage dans une phrase qui parle du crédit ou de son taux', () => {
    const found = elsewhere
      .filter((file) => file.startsWith('content'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => /\d[\s\u00A0]?%/.test(line) && /(?<!\p{L})(crédit|taux)(?!\p{L})/iu.test(line))
          .map((line) => `${file} : ${line.trim().slice(0, 120)}`),
      )
    expect(found).toEqual([])
  })

  it('ni dans les textes des outils, ni dans le calcul', () => {
    const words = elsewhere.filter((file) => file.startsWith(path.join('content', 'tools')) && file.endsWith('.yml'))
    expect(words.length).toBeGreaterThan(0)
    for (const file of words) expect([file, /\d[\s\u00A0]?%/.exec(readFileSync(file, 'utf8'))?.[0]]).toEqual([file, undefined])
    const code = readFileSync('components/islands/net-cost/compute-net-cost.ts', 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const numbers = new Set(code.match(/(?<![\w.])\d[\d_.]*/g))
    expect([...numbers].sort()).toEqual(['0', '1', '12', '2', '3'])
  })
})

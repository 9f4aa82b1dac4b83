import { z } from 'zod'
import { rulesStatus, selectRules } from '../lib/tax-year'
import { each, file, group, list, longDate, placeholders, text, texts, webAddress } from './fields'
import { load } from './load/load'

/* The one file of tax figures is content/tools/rules.yml; a test refuses them anywhere else. A figure without its year, its source, the date of the
   text that was read or how sure we are of it stops the build. */

const ruleYear = () => z.number().int().min(2000).max(2100)
const percent = z.number().positive().max(100)
const dollars = z.number().int().positive()

const origin = {
  year: ruleYear(),
  source: z.string().min(1),
  dated: text(40),
  certainty: z.enum(['read', 'quoted', 'computed', 'unsure']),
}

const rate = group({ percent, ...origin })
const amount = group({ dollars, ...origin })

/** The part of the rent that counts for a service, between two bounds a month. */
const share = group({ percent, min: dollars, max: dollars, ...origin }).refine(({ min, max }) => min <= max, {
  path: ['max'],
  message: 'un maximum au moins égal au minimum',
})
const services = each(share, 'base', 'laundry', 'housekeeping', 'oneMeal', 'twoMeals', 'threeMeals', 'nursing')
const ceilings = each(rate, 'ceiling', 'dependentCeiling')

const byYear = <Figure extends z.ZodType<{ year: number }>>(figure: Figure) =>
  list(figure)
    .min(1)
    .refine((figures) => new Set(figures.map(({ year }) => year)).size === figures.length, 'une seule valeur par année')

const yearRules = group({
  year: ruleYear(),
  age: { years: dollars, ...origin },
  creditRate: rate,
  limits: { one: amount, oneDependent: amount, couple: amount },
  ...each(amount, 'firstThreshold', 'secondThreshold'),
  reduction: { betweenThresholds: rate, aboveSecond: rate, dependentAtMost: rate },
  residence: {
    one: { ...services, personalCare: share, dependentSupplement: { percent, min: dollars, ...origin }, ...ceilings },
    couple: { ...services, ...ceilings },
  },
  ordinaryBuilding: { percent: rate, minRent: amount, maxRent: amount },
})

type Origin = { year: number; source: string; certainty: string }
type Path = readonly PropertyKey[]

/** Every figure of the file, and where it stands. */
export function figuresOf(value: unknown, path: Path = []): { figure: Origin; path: Path }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('certainty' in value) return [{ figure: value as Origin, path }]
  return Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, [...path, key]))
}

const allRules = group({
  sources: list({
    id: z.string().regex(/^[a-z0-9-]+$/, 'des minuscules et des traits d’union, comme rq-table-personne'),
    title: 200,
    publisher: 120,
    url: webAddress(),
    checkedOn: longDate().optional(),
  }).min(1),
  years: byYear(yearRules),
  earlier: { creditRates: byYear(rate), firstThresholds: byYear(amount), secondThresholds: byYear(amount) },
  officialExample: { rent: dollars, income: dollars, eligible: dollars, credit: dollars, ...origin },
  names: { ...texts('{year}', 'current', 'outdated'), previous: '{year} {next}' },
}).superRefine((rules, context) => {
  const refuse = (path: Path, message: string) => context.addIssue({ code: 'custom', path: [...path], message })
  const known = rules.sources.map(({ id }) => id)
  for (const { figure, path } of figuresOf(rules))
    if (!known.includes(figure.source)) refuse([...path, 'source'], `l’identifiant d’une source de la liste (${known.join(', ')})`)
  for (const [at, { year, ordinaryBuilding, ...others }] of rules.years.entries()) {
    const bounds = ordinaryBuilding.percent.year
    for (const { figure, path } of figuresOf(others, ['years', at]))
      if (figure.year !== year) refuse([...path, 'year'], `un chiffre de ${year}, comme les autres règles de ${year}`)
    for (const { figure, path } of figuresOf({ ordinaryBuilding }, ['years', at]))
      if (figure.year !== bounds) refuse([...path, 'year'], `${bounds}, l’année des autres chiffres de l’immeuble ordinaire`)
  }
})

export const rulesFile = file('tools/rules', 'Règles et chiffres d’impôt', '/cout-net', allRules)
export const rules = load(rulesFile)

type Bare<Of> = Of extends { percent: number; min: number }
  ? Omit<Of, keyof typeof origin>
  : Of extends { certainty: string }
    ? number
    : { [Name in keyof Of]: Bare<Of[Name]> }

/** Figures without where they come from; one that is a single number is that number. */
function bare<Of extends object>(value: Of): Bare<Of>
function bare(value: object): unknown {
  if (!('certainty' in value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bare(inner as object)]))
  const figure = Object.entries(value).filter(([name]) => !(name in origin))
  return figure.length === 1 ? figure[0]?.[1] : Object.fromEntries(figure)
}

const named = (text: string, year: number) => text.replace('{year}', String(year)).replace('{next}', String(year + 1))

/** How the rules of a year are called on a day: « règles de 2026 » and, the year after, that those of that year are not here yet. */
const namesOf = (year: number, { current, previous, outdated } = rules.names) => ({
  current: named(current, year),
  previous: named(previous, year),
  outdated: named(outdated, year),
})

/** What the computation needs of a year, numbers alone, ready to be written into a page: the sources stay here, with the words that name them. */
export const netCostRules = rules.years.map(({ year, firstThreshold: first, secondThreshold: second, ordinaryBuilding, ...figures }) => ({
  year,
  names: namesOf(year),
  ...bare({ ...figures, thresholds: { first, second } }),
  ordinaryBuilding: { ...bare(ordinaryBuilding), year: ordinaryBuilding.percent.year },
}))

export type NetCostRules = (typeof netCostRules)[number]

/** The year of the build. */
const yearInQuebec = Number(new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto', year: 'numeric' }))

/** What is printed for every visitor. */
export const printedRules = selectRules(netCostRules, yearInQuebec)

const cited = new Set(figuresOf(rules).flatMap(({ figure }) => (figure.certainty === 'unsure' ? [] : [figure.source])))

/** What the page names under its figures. An unsure figure is not printed, so its source is not either. */
export const printedSources = rules.sources.filter(({ id }) => cited.has(id))

/** The rate of an earlier year, for the official example of that year. */
export const rateOfYear = (year: number) => rules.earlier.creditRates.find((rate) => rate.year === year)?.percent

const french = new Intl.NumberFormat('fr-CA')
const inPercent = (value: number) => `${french.format(value)}\u00A0%`
const inDollars = (value: number) => `${french.format(value)}\u00A0$`
const { creditRate, limits, ordinaryBuilding, residence } = printedRules
const largestCredit = (limit: number) => inDollars((limit * creditRate) / 100)

Object.assign(placeholders, {
  rulesYear: String(printedRules.year),
  rulesInForce: printedRules.names[rulesStatus(printedRules.year, yearInQuebec)],
  creditRate: inPercent(creditRate),
  largestCredit: largestCredit(limits.one),
  largestCreditDependent: largestCredit(limits.oneDependent),
  firstThreshold: inDollars(printedRules.thresholds.first),
  baseRate: inPercent(residence.one.base.percent),
  twoMealsRate: inPercent(residence.one.twoMeals.percent),
  housekeepingRate: inPercent(residence.one.housekeeping.percent),
  ordinaryRate: inPercent(ordinaryBuilding.percent),
  ordinaryMinimum: inDollars(ordinaryBuilding.minRent),
  ordinaryMaximum: inDollars(ordinaryBuilding.maxRent),
  ordinaryYear: String(ordinaryBuilding.year),
})

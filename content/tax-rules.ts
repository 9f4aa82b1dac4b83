import { getQuebecDate } from '@/lib/quebec-date'
import { getRulesStatus, selectRules } from '@/lib/tax-year'
import { loadFile } from './load/load-file'
import { origin, taxRulesFile } from './schema/tools/tax-rules'
import { listFigures } from './tax-figures'

export const taxRules = loadFile(taxRulesFile)

type Bare<Of> = Of extends { percent: number; min: number }
  ? Omit<Of, keyof typeof origin>
  : Of extends { certainty: string }
    ? number
    : { [Name in keyof Of]: Bare<Of[Name]> }

/** Figures without where they come from; one that is a single number is that number. */
function dropOrigins<Of extends object>(value: Of): Bare<Of>
function dropOrigins(value: object) {
  if (!('certainty' in value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, dropOrigins(inner as object)]),
    )
  const figure = Object.entries(value).filter(([name]) => !(name in origin))
  return figure.length === 1 ? figure[0]?.[1] : Object.fromEntries(figure)
}

const fillInYears = (text: string, year: number) =>
  text.replace('{year}', String(year)).replace('{next}', String(year + 1))

/**
 * How the rules of a year are called on a day: « règles de 2026 » and, the year after, that those
 * of that year are not here yet.
 */
const describeYear = (year: number, { current, previous, outdated } = taxRules.names) => ({
  current: fillInYears(current, year),
  previous: fillInYears(previous, year),
  outdated: fillInYears(outdated, year),
})

type YearRules = (typeof taxRules)['years'][number]

/** The figures of a year as visitors know them. */
const listTopics = ({
  firstThreshold,
  secondThreshold,
  reduction: { dependentAtMost, ...reduction },
  ...year
}: YearRules) => ({
  residence: year.residence,
  creditRate: year.creditRate,
  limits: [year.limits, firstThreshold, secondThreshold],
  reduction,
  dependentAtMost,
  ordinaryBuilding: year.ordinaryBuilding,
  age: year.age,
})

/** From the surest. */
const certainties = ['read', 'quoted', 'computed', 'unsure'] as const

/** Which text each figure of a year comes from, and how surely: a sentence for each certainty. */
function listOrigins(year: YearRules) {
  const topics = Object.entries(listTopics(year)) as [keyof typeof taxRules.topics, object][]

  return certainties.flatMap((certainty) => {
    const topicsByDate = new Map<string, string[]>()

    for (const [topic, values] of topics) {
      const figures = listFigures(values).filter(({ figure }) => figure.certainty === certainty)
      for (const dated of new Set(figures.map(({ figure }) => figure.dated)))
        topicsByDate.set(dated, [...(topicsByDate.get(dated) ?? []), taxRules.topics[topic]])
    }

    const parts = [...topicsByDate].map(([dated, names]) => `${names.join(', ')} (${dated})`)
    return parts.length > 0
      ? [taxRules.origins[certainty].replace('{figures}', parts.join('; '))]
      : []
  })
}

/**
 * What the computation needs of a year, numbers alone, ready to be written into a page: the sources
 * stay here, with the words that name them.
 */
export const netCostRules = taxRules.years.map((rulesOfYear) => {
  const {
    year,
    firstThreshold: first,
    secondThreshold: second,
    ordinaryBuilding,
    ...figures
  } = rulesOfYear

  return {
    year,
    names: describeYear(year),
    origins: listOrigins(rulesOfYear),
    ...dropOrigins({ ...figures, thresholds: { first, second } }),
    ordinaryBuilding: { ...dropOrigins(ordinaryBuilding), year: ordinaryBuilding.percent.year },
  }
})

export type NetCostRules = (typeof netCostRules)[number]

/** The year of the build. */
const yearInQuebec = Number(getQuebecDate().slice(0, 4))

/** What is printed for every visitor. */
export const rulesOfBuild = selectRules(netCostRules, yearInQuebec)

/**
 * How the texts name them: « règles de 2026 » and, the year after, that those of that year are not
 * here yet.
 */
export const rulesInForce = rulesOfBuild.names[getRulesStatus(rulesOfBuild.year, yearInQuebec)]

const cited = new Set(
  listFigures(taxRules).flatMap(({ figure }) =>
    figure.certainty === 'unsure' ? [] : [figure.source],
  ),
)

/**
 * What the page names under its figures. An unsure figure is not printed, so its source is not
 * either.
 */
export const citedSources = taxRules.sources.filter(({ id }) => cited.has(id))

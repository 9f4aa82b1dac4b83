import { fillTemplate } from '@/lib/fill-template'
import { getQuebecYear } from '@/supabase/functions/_calendar/quebec-time'
import { getRulesStatus, selectRules } from '@/lib/tax-year'
import { loadFile } from './load/load-file'
import { provenance, taxRulesFile } from './schema/tools/tax-rules'
import { listFigures } from './figure-provenance'

export const taxRules = loadFile(taxRulesFile)

type Bare<Of> = Of extends { percent: number; min: number }
  ? Omit<Of, keyof typeof provenance>
  : Of extends { certainty: string }
    ? number
    : { [Name in keyof Of]: Bare<Of[Name]> }

/** Returns figures without their sources; an object with a single number becomes that number. */
function dropProvenance<Of extends object>(value: Of): Bare<Of>
function dropProvenance(value: object) {
  if (!('certainty' in value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, dropProvenance(inner as object)]),
    )
  const figure = Object.entries(value).filter(([name]) => !(name in provenance))
  return figure.length === 1 ? figure[0]?.[1] : Object.fromEntries(figure)
}

/**
 * Names the rules of a year as of a given day: « règles de 2026 » and, the year after, a warning
 * that newer rules are not here yet.
 */
function labelRules(year: number) {
  const { current, previous, outdated } = taxRules.labels
  const years = { year, next: year + 1 }
  return {
    current: fillTemplate(current, years),
    previous: fillTemplate(previous, years),
    outdated: fillTemplate(outdated, years),
  }
}

type YearFigures = (typeof taxRules)['years'][number]

/** The tax figures of a year, under the names that visitors know. */
const listTopics = ({
  firstThreshold,
  secondThreshold,
  reduction: { dependentAtMost, ...reduction },
  ...year
}: YearFigures) => ({
  residence: year.residence,
  creditRate: year.creditRate,
  limits: [year.limits, firstThreshold, secondThreshold],
  reduction,
  dependentAtMost,
  ordinaryBuilding: year.ordinaryBuilding,
  age: year.age,
})

/** The degrees of certainty, surest first. */
const certainties = ['read', 'quoted', 'computed', 'unsure'] as const

/**
 * Describes which text each figure of a year comes from, and how surely: one sentence for each
 * certainty.
 */
function listProvenance(year: YearFigures) {
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
      ? [fillTemplate(taxRules.provenance[certainty], { figures: parts.join('; ') })]
      : []
  })
}

/**
 * The numbers that the computation needs of each year, ready to be rendered into a page. The
 * sources stay in this module, with the words that name them.
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
    labels: labelRules(year),
    provenance: listProvenance(rulesOfYear),
    ...dropProvenance({ ...figures, thresholds: { first, second } }),
    ordinaryBuilding: { ...dropProvenance(ordinaryBuilding), year: ordinaryBuilding.percent.year },
  }
})

export type YearRules = (typeof netCostRules)[number]

/** The year of the build. */
const yearInQuebec = getQuebecYear()

/** The rules that are rendered for every visitor. */
export const currentRules = selectRules(netCostRules, yearInQuebec)

/**
 * The name of those rules: « règles de 2026 » and, the year after, a warning that newer rules are
 * not here yet.
 */
export const rulesLabel = currentRules.labels[getRulesStatus(currentRules.year, yearInQuebec)]

/**
 * The sources that the page lists under its figures. An unsure figure is not rendered, so its
 * source is left out too.
 */
export const citedSources = taxRules.sources.filter(({ id }) =>
  listFigures(taxRules).some(({ figure }) => figure.source === id && figure.certainty !== 'unsure'),
)

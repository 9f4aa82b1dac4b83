import { parseContent } from '../parse'
import { figuresOf, rulesSchema } from './rules-schema'

/* The one file of tax figures. Each says the year it governs, its source, the date of the text that was read and how sure we are of it; a test
   refuses these figures anywhere else. For a new year: copy the block of the last one into `years`, change each figure and its year, open each
   source and date it with checkedOn. */

/** The tables stand in a copy without a date; their maxima add up to the limit in force from 2022 on (1 625 $ a month, 19 500 $ a year). */
const onePersonTable = { year: 2026, source: 'rq-table-personne', dated: 'copie sans date, 2022 ou après', certainty: 'read' } as const
const coupleTable = { year: 2026, source: 'rq-table-couple', dated: 'copie sans date, 2022 ou après', certainty: 'read' } as const
/** What Revenu Québec says of 2022 and 2023, with the rates it announced up to 2026. */
const announced = { source: 'rq-calcul', dated: '2023', certainty: 'read' } as const
/** The official figures of later years, read where others quote them. */
const quoted = { source: 'rq-calcul', dated: '2026', certainty: 'quoted' } as const

export const rules = parseContent('content/outils/rules.ts', rulesSchema, {
  sources: [
    {
      id: 'rq-calcul',
      title: 'Crédit d’impôt pour maintien à domicile des aînés, ligne 458 et calcul du crédit',
      publisher: 'Revenu Québec',
      url: 'https://www.revenuquebec.ca/fr/citoyens/declaration-de-revenus/produire-votre-declaration-de-revenus/comment-remplir-votre-declaration/aide-par-ligne/451-a-480-remboursement-ou-solde-a-payer/ligne-458/',
    },
    {
      id: 'rq-table-personne',
      title: 'Table des dépenses mensuelles, une personne (page en anglais)',
      publisher: 'Revenu Québec',
      url: 'https://www.revenuquebec.ca/en/citizens/tax-credits/tax-credit-for-home-support-services-for-seniors/eligible-services-and-expenses-based-on-your-place-of-residence/you-live-in-a-private-seniors-residence/calculating-the-tax-credit/table-for-calculating-monthly-expenses-on-an-individual-basis/',
    },
    {
      id: 'rq-table-couple',
      title: 'Table des dépenses mensuelles, couple dont les deux personnes ont 70 ans ou plus (page en anglais)',
      publisher: 'Revenu Québec',
      url: 'https://www.revenuquebec.ca/en/citizens/tax-credits/tax-credit-for-home-support-services-for-seniors/eligible-services-and-expenses-based-on-your-place-of-residence/private-seniors-residence/calculating-the-tax-credit-8211-private-seniors-residence/couple-living-in-the-same-apartment-both-spouses-are-70-or-older/',
    },
    {
      id: 'rq-immeuble',
      title: 'Vous habitez dans un immeuble de logements : services inclus dans votre loyer (2022)',
      publisher: 'Revenu Québec',
      url: 'https://www.revenuquebec.ca/fr/citoyens/credits-dimpot/credit-dimpot-pour-maintien-a-domicile-des-aines/services-et-depenses-admissibles-selon-lendroit-ou-vous-habitez/vous-habitez-dans-un-immeuble-de-logements/services-admissibles-inclus-dans-votre-loyer/',
    },
    {
      id: 'loi-impots',
      title: 'Loi sur les impôts, articles 1029.8.61.2.1 à 1029.8.61.2.4',
      publisher: 'LégisQuébec, 16 avril 2024',
      url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/I-3',
    },
    {
      id: 'fiche-fiscale',
      title: 'Crédit d’impôt pour maintien à domicile des aînés, fiche des dépenses fiscales (mesure du budget 2021-2022)',
      publisher: 'Ministère des Finances du Québec',
      url: 'https://www.budget.finances.gouv.qc.ca/budget/outils/depenses-fiscales/fiches/fiche-110101.asp',
    },
    {
      id: 'budget-2008',
      title: 'Budget du Québec 2008-2009, exemple du ministère des Finances',
      publisher: 'Le Bel Âge',
      url: 'https://www.lebelage.ca/mon-argent/votre-argent/budget-du-quebec-2008-2009?page=2',
    },
  ],
  years: [
    {
      year: 2026,
      age: { years: 70, year: 2026, source: 'loi-impots', dated: '16 avril 2024', certainty: 'read' },
      creditRate: { percent: 40, year: 2026, ...announced },
      expenseLimits: {
        one: { dollars: 19500, year: 2026, ...quoted },
        oneDependent: { dollars: 25500, year: 2026, ...quoted },
        couple: { dollars: 39000, year: 2026, ...quoted },
        coupleOneDependent: { dollars: 45000, year: 2026, ...quoted },
        coupleTwoDependent: { dollars: 51000, year: 2026, ...quoted },
      },
      firstThreshold: { dollars: 72465, year: 2026, ...quoted },
      secondThreshold: { dollars: 117395, year: 2026, ...quoted },
      reduction: {
        betweenThresholds: { percent: 3, year: 2026, ...announced },
        aboveSecond: { percent: 7, year: 2026, ...announced },
        // The formula of the 2021 budget gives 5 % for 2026; a preview says 3 %. The higher is taken, so that the credit shown is a floor; never printed.
        dependentAtMost: { percent: 5, year: 2026, source: 'fiche-fiscale', dated: '2021', certainty: 'unsure' },
      },
      residence: {
        one: {
          base: { percent: 15, min: 150, max: 375, ...onePersonTable },
          laundry: { percent: 5, min: 50, max: 125, ...onePersonTable },
          housekeeping: { percent: 5, min: 50, max: 125, ...onePersonTable },
          oneMeal: { percent: 10, min: 100, max: 200, ...onePersonTable },
          twoMeals: { percent: 15, min: 150, max: 300, ...onePersonTable },
          threeMeals: { percent: 20, min: 200, max: 400, ...onePersonTable },
          nursing: { percent: 10, min: 100, max: 250, ...onePersonTable },
          personalCare: { percent: 10, min: 100, max: 350, ...onePersonTable },
          dependentSupplement: { percent: 10, min: 100, ...onePersonTable },
          ceiling: { percent: 65, ...onePersonTable },
          dependentCeiling: { percent: 75, ...onePersonTable },
        },
        couple: {
          base: { percent: 12, min: 150, max: 375, ...coupleTable },
          laundry: { percent: 5, min: 75, max: 125, ...coupleTable },
          housekeeping: { percent: 4, min: 50, max: 125, ...coupleTable },
          oneMeal: { percent: 14, min: 200, max: 400, ...coupleTable },
          twoMeals: { percent: 21, min: 300, max: 600, ...coupleTable },
          threeMeals: { percent: 26, min: 400, max: 800, ...coupleTable },
          nursing: { percent: 8, min: 100, max: 250, ...coupleTable },
          ceiling: { percent: 70, ...coupleTable },
          dependentCeiling: { percent: 80, ...coupleTable },
        },
      },
      ordinaryBuilding: {
        share: { percent: 5, year: 2022, source: 'rq-immeuble', dated: '2022', certainty: 'read' },
        minRent: { dollars: 600, year: 2022, source: 'rq-immeuble', dated: '2022', certainty: 'read' },
        maxRent: { dollars: 1200, year: 2022, source: 'rq-immeuble', dated: '2022', certainty: 'read' },
      },
    },
  ],
  earlier: {
    creditRates: [
      { percent: 30, year: 2008, source: 'budget-2008', dated: '2008', certainty: 'quoted' },
      { percent: 35, year: 2021, ...announced },
      { percent: 36, year: 2022, ...announced },
      { percent: 37, year: 2023, ...announced },
      { percent: 38, year: 2024, ...quoted },
      { percent: 39, year: 2025, ...quoted },
    ],
    firstThresholds: [
      { dollars: 61725, year: 2022, ...announced },
      { dollars: 65700, year: 2023, ...announced },
      { dollars: 69040, year: 2024, ...announced, certainty: 'computed' },
      { dollars: 71010, year: 2025, ...quoted },
    ],
    secondThresholds: [
      { dollars: 100000, year: 2022, ...announced },
      { dollars: 115035, year: 2025, ...quoted },
    ],
  },
  officialExample: {
    rent: 1400,
    income: 25000,
    eligible: 910,
    credit: 273,
    year: 2008,
    source: 'budget-2008',
    dated: '2008',
    certainty: 'quoted',
  },
})

type Share = { percent: number; min: number; max: number }
const bare = ({ percent, min, max }: Share): Share => ({ percent, min, max })

type YearRules = (typeof rules)['years'][number]

/** What the computation needs of a year, numbers alone, ready to be written into a page: the sources stay here, with the words that name them. */
export const toNetCostRules = ({
  year,
  age,
  creditRate,
  expenseLimits,
  firstThreshold,
  secondThreshold,
  reduction,
  ordinaryBuilding,
  residence: { one, couple },
}: YearRules) => ({
  year,
  age: age.years,
  creditRate: creditRate.percent,
  limits: { one: expenseLimits.one.dollars, oneDependent: expenseLimits.oneDependent.dollars, couple: expenseLimits.couple.dollars },
  thresholds: { first: firstThreshold.dollars, second: secondThreshold.dollars },
  reduction: {
    betweenThresholds: reduction.betweenThresholds.percent,
    aboveSecond: reduction.aboveSecond.percent,
    dependentAtMost: reduction.dependentAtMost.percent,
  },
  residence: {
    one: {
      base: bare(one.base),
      laundry: bare(one.laundry),
      housekeeping: bare(one.housekeeping),
      oneMeal: bare(one.oneMeal),
      twoMeals: bare(one.twoMeals),
      threeMeals: bare(one.threeMeals),
      nursing: bare(one.nursing),
      personalCare: bare(one.personalCare),
      dependentSupplement: { percent: one.dependentSupplement.percent, min: one.dependentSupplement.min },
      ceiling: one.ceiling.percent,
      dependentCeiling: one.dependentCeiling.percent,
    },
    couple: {
      base: bare(couple.base),
      laundry: bare(couple.laundry),
      housekeeping: bare(couple.housekeeping),
      oneMeal: bare(couple.oneMeal),
      twoMeals: bare(couple.twoMeals),
      threeMeals: bare(couple.threeMeals),
      nursing: bare(couple.nursing),
      ceiling: couple.ceiling.percent,
    },
  },
  ordinaryBuilding: {
    percent: ordinaryBuilding.share.percent,
    minRent: ordinaryBuilding.minRent.dollars,
    maxRent: ordinaryBuilding.maxRent.dollars,
    year: ordinaryBuilding.share.year,
  },
})

export type NetCostRules = ReturnType<typeof toNetCostRules>

export const netCostRules = rules.years.map(toNetCostRules)

const yearInQuebec = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto', year: 'numeric' })

/** Of the year in which the site is built or, where there are none, the last: what is printed for every visitor. */
export const printedRules =
  netCostRules.find(({ year }) => String(year) === yearInQuebec) ??
  netCostRules.reduce((last, each) => (each.year > last.year ? each : last))

const cited = new Set(figuresOf(rules).flatMap(({ figure }) => (figure.certainty === 'unsure' ? [] : [figure.source])))

/** What the page names under its figures. An unsure figure is not printed, so its source is not either. */
export const printedSources = rules.sources.filter(({ id }) => cited.has(id))

/** The rate of an earlier year, for the official example of that year. */
export const rateOfYear = (year: number) => rules.earlier.creditRates.find((rate) => rate.year === year)?.percent

const french = new Intl.NumberFormat('fr-CA')
const percent = (value: number) => `${french.format(value)}\u00A0%`
const dollars = (value: number) => `${french.format(value)}\u00A0$`
const largestCredit = (limit: number) => dollars((limit * printedRules.creditRate) / 100)

/** What authors may write between braces, in any text: the figure stays in this file and changes everywhere at once. */
export const rulePlaceholders = {
  rulesYear: String(printedRules.year),
  creditRate: percent(printedRules.creditRate),
  largestCredit: largestCredit(printedRules.limits.one),
  largestCreditDependent: largestCredit(printedRules.limits.oneDependent),
  firstThreshold: dollars(printedRules.thresholds.first),
  baseRate: percent(printedRules.residence.one.base.percent),
  twoMealsRate: percent(printedRules.residence.one.twoMeals.percent),
  housekeepingRate: percent(printedRules.residence.one.housekeeping.percent),
  ordinaryRate: percent(printedRules.ordinaryBuilding.percent),
  ordinaryMinimum: dollars(printedRules.ordinaryBuilding.minRent),
  ordinaryMaximum: dollars(printedRules.ordinaryBuilding.maxRent),
  ordinaryYear: String(printedRules.ordinaryBuilding.year),
}

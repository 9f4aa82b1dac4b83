import { z } from 'zod'
import { typeset } from '../typography'
import { longDate } from '../shapes'

/* Les règles d’impôt de l’outil « Un mois en résidence, prix net ». Un chiffre sans année, sans source, sans date ou sans degré de certitude
   arrête la construction. Ce fichier n’importe pas content/fields.ts : ses chiffres y servent de repères, comme {creditRate}. */

const words = (max: number) => z.string().trim().min(1).max(max).transform(typeset)

const ruleYear = () => z.number().int().min(2000).max(2100)

const source = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'des minuscules et des traits d’union, comme rq-table-personne')
    .describe('L’identifiant que les chiffres citent.'),
  title: words(200).describe('Le titre de la page ou du document.'),
  publisher: words(120).describe('Qui le publie.'),
  url: z.url({ protocol: /^https$/, error: 'une adresse complète comme https://www.quebec.ca/' }).describe('L’adresse officielle.'),
  checkedOn: longDate()
    .optional()
    .describe('Le jour où une personne a ouvert cette page et comparé les chiffres. Sans lui, aucune page ne dit « Vérifié le ».'),
})

/** D’où vient un chiffre : les quatre réponses sont obligatoires. */
const origin = {
  /** L’année que le chiffre régit. */
  year: ruleYear(),
  /** L’identifiant d’une source de la liste. */
  source: z.string().min(1),
  /** La date du texte lu : un jour ou une année, comme « 16 avril 2024 » ou « 2022 ». */
  dated: words(40),
  /**
   * À quel point on en est sûr : lu dans la source (read), lu chez qui la cite (quoted), calculé d’une autre année (computed), incertain
   * (unsure). Un chiffre incertain ne s’imprime jamais.
   */
  certainty: z.enum(['read', 'quoted', 'computed', 'unsure']),
}

const percent = z.number().positive().max(100)
const dollars = z.number().int().positive()

/** Un pourcentage. */
const rate = z.strictObject({ percent, ...origin })
/** Un montant, en dollars. */
const amount = z.strictObject({ dollars, ...origin })
/** La part du loyer qui compte pour un service, entre un minimum et un maximum par mois, en dollars. */
const share = z
  .strictObject({ percent, min: dollars, max: dollars, ...origin })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'un maximum au moins égal au minimum' })

const sharedServices = {
  base: share,
  laundry: share,
  housekeeping: share,
  oneMeal: share,
  twoMeals: share,
  threeMeals: share,
  nursing: share,
}

/** Les valeurs d’un même chiffre, une par année. */
const byYear = <Figure extends z.ZodType<{ year: number }>>(figure: Figure) =>
  z
    .array(figure)
    .min(1)
    .refine((figures) => new Set(figures.map(({ year }) => year)).size === figures.length, { message: 'une seule valeur par année' })

/** Les règles d’une année : aucun de ses chiffres n’est d’une autre. */
const yearRules = z.strictObject({
  year: ruleYear().describe(
    'L’année des règles, du 1er janvier au 31 décembre : un jour d’une autre année, l’outil en prend d’autres, ou dit « à revérifier ».',
  ),
  age: z.strictObject({ years: z.number().int().positive(), ...origin }).describe('L’âge à partir duquel on a droit au crédit.'),
  creditRate: rate.describe('La part des dépenses admissibles que le crédit rend.'),
  expenseLimits: z
    .strictObject({ one: amount, oneDependent: amount, couple: amount, coupleOneDependent: amount, coupleTwoDependent: amount })
    .describe('Le maximum des dépenses admissibles d’une année.'),
  firstThreshold: amount.describe('Le revenu familial (ligne 275) au-dessus duquel le crédit baisse.'),
  secondThreshold: amount,
  reduction: z
    .strictObject({
      betweenThresholds: rate,
      aboveSecond: rate,
      dependentAtMost: rate.describe('Personne non autonome : la baisse ne dépasse pas cette part des dépenses admissibles.'),
    })
    .describe('La baisse : une part du revenu entre les seuils, une autre au-dessus du second.'),
  residence: z
    .strictObject({
      one: z.strictObject({
        ...sharedServices,
        personalCare: share,
        dependentSupplement: z
          .strictObject({ percent, min: dollars, ...origin })
          .describe('Personne non autonome qui reçoit des soins personnels.'),
        ceiling: rate.describe('Le plafond du total, en part du loyer.'),
        dependentCeiling: rate,
      }),
      couple: z
        .strictObject({ ...sharedServices, ceiling: rate, dependentCeiling: rate })
        .describe('Les deux personnes ont l’âge. Le plafond d’une personne non autonome est connu, mais pas la part des soins personnels.'),
    })
    .describe('Résidence privée pour aînés inscrite au registre : les tables de Revenu Québec, par mois.'),
  ordinaryBuilding: z
    .strictObject({ share: rate, minRent: amount, maxRent: amount })
    .describe(
      'Immeuble ordinaire, ou résidence hors registre : une part d’un loyer retenu entre deux bornes. La page dit de quelle année elles sont.',
    ),
})

const rulesShape = z.strictObject({
  sources: z.array(source).min(1),
  years: byYear(yearRules).describe('Une ou plusieurs années; la date de la visite choisit.'),
  earlier: z
    .strictObject({ creditRates: byYear(rate), firstThresholds: byYear(amount), secondThresholds: byYear(amount) })
    .describe('Les chiffres des années passées, qui servent à vérifier les autres.'),
  officialExample: z
    .strictObject({ rent: dollars, income: dollars, eligible: dollars, credit: dollars, ...origin })
    .describe('L’exemple officiel que la feuille à remplir reprend : une personne seule, trois repas et tous les services.'),
})

type Origin = { year: number; source: string; certainty: string }
const isOrigin = (value: object): value is Origin => 'certainty' in value

/** Tous les chiffres du fichier, avec le chemin de chacun. */
export function figuresOf(value: unknown, path: readonly PropertyKey[] = []): { figure: Origin; path: readonly PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isOrigin(value)) return [{ figure: value, path }]
  return Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, [...path, key]))
}

/** Les règles de chaque année, chaque chiffre avec sa source. */
export const rulesSchema = rulesShape.superRefine((rules, context) => {
  const refuse = (path: PropertyKey[], message: string) => {
    context.addIssue({ code: 'custom', path, message })
  }
  const known = new Set(rules.sources.map(({ id }) => id))
  for (const { figure, path } of figuresOf(rules))
    if (!known.has(figure.source)) refuse([...path, 'source'], `l’identifiant d’une source de la liste (${[...known].join(', ')})`)
  for (const [at, { ordinaryBuilding, ...ofTheYear }] of rules.years.entries()) {
    const inYear = (of: unknown, year: number, message: string, ...place: string[]) => {
      for (const { figure, path } of figuresOf(of, ['years', at, ...place])) if (figure.year !== year) refuse([...path, 'year'], message)
    }
    const { year } = ofTheYear
    inYear(ofTheYear, year, `un chiffre de ${year}, comme les autres règles de ${year}`)
    const bounds = ordinaryBuilding.share.year
    inYear(ordinaryBuilding, bounds, `${bounds}, l’année des autres chiffres de l’immeuble ordinaire`, 'ordinaryBuilding')
  }
})

import { z } from 'zod'
import { longDate } from '../dates'
import { typeset } from '../typography'

/* Les règles d’impôt de l’outil « Un mois en résidence, prix net ». Un chiffre sans année, sans source, sans date ou sans degré de certitude
   arrête la construction. Ce fichier n’importe pas content/fields.ts : ses chiffres y servent de repères, comme {creditRate}. */

const words = (max: number) => z.string().trim().min(1).max(max).transform(typeset)

const ruleYear = () => z.number().int().min(2000).max(2100)

const source = z.strictObject({
  /** L’identifiant que les chiffres citent. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'des minuscules et des traits d’union, comme rq-table-personne'),
  /** Le titre de la page ou du document. */
  title: words(200),
  /** Qui le publie. */
  publisher: words(120),
  /** L’adresse officielle. */
  url: z.url({ protocol: /^https$/, error: 'une adresse complète comme https://www.quebec.ca/' }),
  /** Le jour où une personne a ouvert cette page et comparé les chiffres. Sans lui, aucune page ne dit « Vérifié le ». */
  checkedOn: longDate().optional(),
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

const rulesShape = z.strictObject({
  /** L’année des règles : après le 31 décembre, la page dit « à revérifier » et ne calcule plus. */
  year: ruleYear(),
  sources: z.array(source).min(1),
  /** L’âge à partir duquel on a droit au crédit. */
  age: z.strictObject({ years: z.number().int().positive(), ...origin }),
  /** La part des dépenses admissibles que le crédit rend. */
  creditRates: byYear(rate),
  /** Le maximum des dépenses admissibles d’une année. */
  expenseLimits: z.strictObject({
    one: amount,
    oneDependent: amount,
    couple: amount,
    coupleOneDependent: amount,
    coupleTwoDependent: amount,
  }),
  /** Le revenu familial (ligne 275) au-dessus duquel le crédit baisse. */
  firstThresholds: byYear(amount),
  secondThresholds: byYear(amount),
  /** La baisse : une part du revenu entre les seuils, une autre au-dessus du second. */
  reduction: z.strictObject({
    betweenThresholds: rate,
    aboveSecond: rate,
    /** Personne non autonome au-dessus du premier seuil : la plus forte baisse possible, en part des dépenses admissibles. */
    dependentAtMost: rate,
  }),
  /** Résidence privée pour aînés inscrite au registre : les tables de Revenu Québec, par mois. */
  residence: z.strictObject({
    one: z.strictObject({
      ...sharedServices,
      personalCare: share,
      /** Personne non autonome qui reçoit des soins personnels. */
      dependentSupplement: z.strictObject({ percent, min: dollars, ...origin }),
      /** Le plafond du total, en part du loyer. */
      ceiling: rate,
      dependentCeiling: rate,
    }),
    /** Les deux personnes ont l’âge. Le plafond d’une personne non autonome est connu, mais pas la part des soins personnels. */
    couple: z.strictObject({ ...sharedServices, ceiling: rate, dependentCeiling: rate }),
  }),
  /** Immeuble ordinaire, ou résidence hors registre : une part d’un loyer retenu entre deux bornes. */
  ordinaryBuilding: z.strictObject({ share: rate, minRent: amount, maxRent: amount }),
  /** L’exemple officiel que la feuille à remplir reprend : une personne seule, trois repas et tous les services. */
  officialExample: z.strictObject({ rent: dollars, income: dollars, eligible: dollars, credit: dollars, ...origin }),
})

type Origin = { source: string; certainty: string }
const isOrigin = (value: object): value is Origin => 'certainty' in value

/** Tous les chiffres du fichier, avec le chemin de chacun. */
export function figuresOf(value: unknown, path: readonly PropertyKey[] = []): { figure: Origin; path: readonly PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isOrigin(value)) return [{ figure: value, path }]
  return Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, [...path, key]))
}

/** Les règles d’une année, chaque chiffre avec sa source. */
export const rulesSchema = rulesShape.superRefine((rules, context) => {
  const known = new Set(rules.sources.map(({ id }) => id))
  for (const { figure, path } of figuresOf(rules))
    if (!known.has(figure.source))
      context.addIssue({
        code: 'custom',
        path: [...path, 'source'],
        message: `l’identifiant d’une source de la liste (${[...known].join(', ')})`,
      })
  for (const name of ['creditRates', 'firstThresholds', 'secondThresholds'] as const)
    if (!rules[name].some(({ year }) => year === rules.year))
      context.addIssue({ code: 'custom', path: [name], message: `une valeur pour ${rules.year}` })
})

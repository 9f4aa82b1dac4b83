import { z } from 'zod'
import { reportWrongFigures } from '../../figure-provenance'
import { choice, longDate, template, text, webAddress } from '../fields'

/* The only tax figures of the site: a test refuses them in any other file, whose texts say
   {rulesYear}, {creditRate} and the like. Each figure has its year, its source, the date of the text
   that was read, and a degree of certainty. */

const ruleYear = () => z.number().int().min(2000).max(2100)

const percent = z.number().positive().max(100)

const dollars = z.number().int().positive()

export const provenance = {
  year: ruleYear().meta({ label: 'Année' }),
  source: z
    .string()
    .min(1)
    .meta({ label: 'Source', hint: 'L’identifiant d’une source de la liste.' }),
  dated: text({ max: 40 }).meta({
    label: 'Date du texte lu',
    hint:
      'Le texte lu et sa date, comme « texte du 16 avril 2024 » ou « texte de 2022 » : la page ' +
      'l’imprime entre parenthèses.',
  }),
  certainty: choice({
    read: 'Lu dans la source',
    quoted: 'Lu chez qui la cite',
    computed: 'Calculé d’une autre année',
    unsure: 'Incertain',
  }).meta({
    label: 'Certitude',
    hint:
      'À quel point on en est sûr : lu dans la source (read), lu chez qui la cite (quoted), ' +
      'calculé d’une autre année (computed), incertain (unsure). Un chiffre incertain ne ' +
      's’imprime jamais.',
  }),
}

export const rate = z.strictObject({
  percent: percent.meta({ label: 'Pourcentage' }),
  ...provenance,
})

const amount = z.strictObject({
  dollars: dollars.meta({ label: 'Dollars' }),
  ...provenance,
})

/** The part of the rent that counts for a service, between two monthly bounds. */
const cappedPercent = z
  .strictObject({
    percent: percent.meta({ label: 'Pourcentage' }),
    min: dollars.meta({ label: 'Minimum' }),
    max: dollars.meta({ label: 'Maximum' }),
    ...provenance,
  })
  .refine(({ min, max }) => min <= max, {
    path: ['max'],
    message: 'un maximum au moins égal au minimum',
  })

const services = {
  base: cappedPercent.meta({ label: 'Base' }),
  laundry: cappedPercent.meta({ label: 'Buanderie' }),
  housekeeping: cappedPercent.meta({ label: 'Ménage de la maison' }),
  oneMeal: cappedPercent.meta({ label: 'Un repas' }),
  twoMeals: cappedPercent.meta({ label: 'Deux repas' }),
  threeMeals: cappedPercent.meta({ label: 'Trois repas' }),
  nursing: cappedPercent.meta({ label: 'Soins infirmiers' }),
}

const ceilings = {
  ceiling: rate.meta({ label: 'Plafond', hint: 'Le plafond du total, en part du loyer.' }),
  dependentCeiling: rate.meta({ label: 'Plafond, non autonome' }),
}

const byYear = <Figure extends z.ZodType<{ year: number }>>(figure: Figure) =>
  z
    .array(figure)
    .min(1)
    .refine(
      (figures) => new Set(figures.map(({ year }) => year)).size === figures.length,
      'une seule valeur par année',
    )

const yearRules = z.strictObject({
  year: ruleYear().meta({
    label: 'Année',
    hint:
      'L’année des règles. Si celles de l’année suivante manquent, l’outil s’en sert un an de ' +
      'plus et le dit. Ensuite, il ne calcule plus.',
  }),
  age: z
    .strictObject({
      years: dollars.meta({ label: 'Âge' }),
      ...provenance,
    })
    .meta({ label: 'Âge', hint: 'L’âge à partir duquel on a droit au crédit.' }),
  creditRate: rate.meta({
    label: 'Taux du crédit',
    hint: 'La part des dépenses admissibles que le crédit rend.',
  }),
  limits: z
    .strictObject({
      one: amount.meta({ label: 'Une personne' }),
      oneDependent: amount.meta({ label: 'Une personne, non autonome' }),
      couple: amount.meta({ label: 'Couple' }),
      coupleOneDependent: amount.meta({ label: 'Couple, une personne non autonome' }),
      coupleBothDependent: amount.meta({ label: 'Couple, deux personnes non autonomes' }),
    })
    .meta({
      label: 'Limites des dépenses',
      hint: 'Le maximum des dépenses admissibles d’une année.',
    }),
  firstThreshold: amount.meta({
    label: 'Premier seuil',
    hint: 'Le revenu familial (ligne 275) au-dessus duquel le crédit baisse.',
  }),
  secondThreshold: amount.meta({ label: 'Second seuil' }),
  reduction: z
    .strictObject({
      betweenThresholds: rate.meta({ label: 'Entre les seuils' }),
      aboveSecond: rate.meta({ label: 'Au-dessus du second' }),
      dependentAtMost: rate.meta({
        label: 'Non autonome, au plus',
        hint:
          'Personne non autonome : la baisse ne dépasse pas cette part des dépenses ' +
          'admissibles.',
      }),
    })
    .meta({
      label: 'Réduction',
      hint: 'La baisse : une part du revenu entre les seuils, une autre au-dessus du second.',
    }),
  residence: z
    .strictObject({
      one: z
        .strictObject({
          ...services,
          personalCare: cappedPercent.meta({ label: 'Soins personnels' }),
          dependentSupplement: z
            .strictObject({
              percent: percent.meta({ label: 'Pourcentage' }),
              min: dollars.meta({ label: 'Minimum' }),
              ...provenance,
            })
            .meta({
              label: 'Supplément, non autonome',
              hint: 'Personne non autonome qui reçoit des soins personnels.',
            }),
          ...ceilings,
        })
        .meta({ label: 'Une personne' }),
      couple: z
        .strictObject({
          ...services,
          ...ceilings,
        })
        .meta({
          label: 'Couple',
          hint:
            'Les deux personnes ont l’âge. Le plafond d’une personne non autonome est connu, ' +
            'mais pas la part des soins personnels.',
        }),
    })
    .meta({
      label: 'Résidence',
      hint:
        'Résidence privée pour aînés inscrite au registre : les tables de Revenu Québec, par ' +
        'mois.',
    }),
  ordinaryBuilding: z
    .strictObject({
      percent: rate.meta({ label: 'Pourcentage' }),
      minRent: amount.meta({ label: 'Loyer minimal' }),
      maxRent: amount.meta({ label: 'Loyer maximal' }),
    })
    .meta({
      label: 'Immeuble ordinaire',
      hint:
        'Immeuble ordinaire, ou résidence hors registre : une part d’un loyer retenu entre deux ' +
        'bornes. La page dit de quelle année elles sont.',
    }),
})

/** The sources that figures cite by their identifiers. */
export const figureSources = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]+$/, 'des minuscules et des traits d’union, comme rq-table-personne')
        .meta({ label: 'Identifiant', hint: 'L’identifiant que les chiffres citent.' }),
      title: text({ max: 200 }).meta({
        label: 'Titre',
        hint: 'Le titre de la page ou du document.',
      }),
      publisher: text({ max: 120 }).meta({ label: 'Qui le publie', hint: 'Qui le publie.' }),
      url: webAddress().meta({ label: 'Adresse complète', hint: 'L’adresse officielle.' }),
      checkedOn: longDate()
        .optional()
        .meta({
          label: 'Vérifié le',
          hint:
            'Le jour où une personne a ouvert cette page et comparé les chiffres. Sans lui, ' +
            'aucune page ne dit « Vérifié le ».',
        }),
    }),
  )
  .min(1)
  .meta({ label: 'Sources' })

const allRules = z
  .strictObject({
    sources: figureSources,
    years: byYear(yearRules).meta({
      label: 'Années',
      hint: 'Une ou plusieurs années; la date de la visite choisit.',
    }),
    earlier: z
      .strictObject({
        creditRates: byYear(rate).meta({ label: 'Taux du crédit' }),
        firstThresholds: byYear(amount).meta({ label: 'Premiers seuils' }),
        secondThresholds: byYear(amount).meta({ label: 'Seconds seuils' }),
      })
      .meta({
        label: 'Années passées',
        hint: 'Les chiffres des années passées, qui servent à vérifier les autres.',
      }),
    officialExample: z
      .strictObject({
        rent: dollars.meta({ label: 'Loyer' }),
        income: dollars.meta({ label: 'Revenu' }),
        eligible: dollars.meta({ label: 'Dépenses admissibles' }),
        credit: dollars.meta({ label: 'Crédit' }),
        ...provenance,
      })
      .meta({
        label: 'Exemple officiel',
        hint:
          'L’exemple officiel que la feuille à remplir reprend : une personne seule, trois ' +
          'repas et tous les services.',
      }),
    labels: z
      .strictObject({
        current: template(['year']).meta({ label: 'En vigueur' }),
        outdated: template(['year']).meta({ label: 'Périmées' }),
        previous: template(['year', 'next']).meta({ label: 'De l’an dernier' }),
      })
      .meta({
        label: 'Noms',
        hint:
          'Le nom des règles dans les pages : pendant leur année, une fois périmées, puis ' +
          'l’année d’après, où celles de {next} manquent.',
      }),
    provenance: z
      .strictObject({
        read: template(['figures']).meta({ label: 'Lu dans la source' }),
        quoted: template(['figures']).meta({ label: 'Lu chez qui la cite' }),
        computed: template(['figures']).meta({ label: 'Calculé d’une autre année' }),
        unsure: template(['figures']).meta({ label: 'Incertain' }),
      })
      .meta({
        label: 'D’où viennent les chiffres',
        hint:
          'À côté du résultat, une phrase pour chaque certitude. {figures} : les sujets, chacun ' +
          'avec la date du texte lu.',
      }),
    topics: z
      .strictObject({
        residence: text({ max: 60 }).meta({ label: 'Résidence' }),
        creditRate: text({ max: 60 }).meta({ label: 'Taux du crédit' }),
        limits: text({ max: 60 }).meta({ label: 'Limites des dépenses, et seuils' }),
        reduction: text({ max: 60 }).meta({ label: 'Réduction' }),
        dependentAtMost: text({ max: 60 }).meta({ label: 'Réduction, non autonome' }),
        ordinaryBuilding: text({ max: 60 }).meta({ label: 'Immeuble ordinaire' }),
        age: text({ max: 60 }).meta({ label: 'Âge' }),
      })
      .meta({ label: 'Sujets', hint: 'Les noms des chiffres dans ces phrases.' }),
  })
  .superRefine(reportWrongFigures)

export const taxRulesFile = {
  file: 'content/tools/tax-rules.yml',
  label: 'Règles et chiffres d’impôt',
  pagePath: '/cout-net',
  schema: allRules,
}

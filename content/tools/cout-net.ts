import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, needs, template } from './fields'

const yesNo = { yes: text(30), no: text(40) }
const service = z.strictObject({
  label: text(60).describe('La case à cocher.'),
  often: text(60).describe('La fréquence qu’il faut à l’annexe 6.'),
  line: text(40).describe('Le nom de sa ligne dans le calcul.'),
})

/** Le formulaire : chaque question, son aide, ses réponses. */
const form = z.strictObject({
  parts: z.strictObject({ people: text(60), lease: text(40), services: text(60), more: text(60) }),
  registered: z.strictObject({ legend: text(110), help: text(160), ...yesNo, unknown: text(30) }),
  household: z.strictObject({ legend: text(80), one: text(30), couple: text(30) }),
  age: z.strictObject({ legend: text(80), partner: text(80), ...yesNo }),
  third: z.strictObject({ legend: text(80), ...yesNo }),
  dependent: z.strictObject({ legend: text(80), help: text(200), ...yesNo }),
  rent: z.strictObject({ label: text(80), help: text(120) }),
  subsidized: z.strictObject({ legend: text(60), help: text(80), ...yesNo }),
  meals: z.strictObject({ legend: text(80), none: text(30), one: text(30), two: text(30), three: text(30) }),
  services: z.strictObject({
    legend: text(80),
    help: text(160),
    laundry: service,
    housekeeping: service,
    nursing: service,
    personalCare: service,
  }),
  otherBills: z.strictObject({ label: text(60), help: text(100) }),
  occasional: z.strictObject({ label: text(60), help: text(120) }),
  income: z.strictObject({ label: text(60), optional: text(20), help: text(300) }),
  perMonth: text(20),
  perYear: text(20),
  compute: text(40),
  keep: text(80),
  keepNote: text(140),
  errors: z.strictObject({
    summary: text(60),
    choose: text(60),
    rent: text(90),
    amount: text(90),
    income: text(120),
    removedPrice: text(120),
  }),
})

/** Les phrases que le calcul complète; chaque règle dit son pourcentage, sa borne et, au besoin, son année. */
const rules = z.strictObject({
  between: template(['percent', 'min', 'max']),
  loweredTo: template(['percent', 'raw', 'max']),
  raisedTo: template(['percent', 'raw', 'min']),
  atLeast: template(['percent', 'min']),
  ordinary: template(['percent', 'amount', 'min', 'max', 'year']),
  ceiling: template(['percent', 'amount']),
  ceilingReached: template(['total', 'percent', 'amount']),
  limitReached: template(['limit', 'year']),
  credit: template(['percent', 'year']),
  beforeReduction: text(60),
  reduction: template(['yearly', 'year']),
  strongestReduction: template(['yearly', 'year']),
})

/** {year} : l’année des règles qui s’appliquent le jour de la visite. */
const result = z.strictObject({
  title: template(['year'], 60),
  price: text(30),
  priceNote: text(80),
  net: text(30),
  netNote: template(['credit'], 120),
  estimate: text(120),
  atLeast: text(30),
  receipt: text(40),
  rulesOf: template(['year'], 40),
  perMonth: text(20),
  lines: z.strictObject({
    base: text(40),
    oneMeal: text(40),
    twoMeals: text(40),
    threeMeals: text(40),
    dependentSupplement: text(60),
    ordinary: text(60),
    occasional: text(60),
    otherBills: text(60),
    toPay: text(60),
    eligible: text(60),
    credit: text(40),
    reduction: text(60),
    creditLeft: text(60),
  }),
  rules,
  status: template(['rent', 'net'], 120).describe('Dit à voix haute quand une réponse change le calcul.'),
  hidden: text(120).describe('Dit à voix haute quand une réponse changée enlève le résultat de la page.'),
  foot: template(['eligible'], 340),
  year: z.strictObject({
    title: text(40),
    caption: template(['year'], 60),
    lease: text(40),
    credit: template(['year'], 40),
    net: text(40),
  }),
  unknown: z.strictObject({ title: text(60), income: text(100), items: z.array(text(100)).min(2) }),
  print: text(40),
  carry: z
    .strictObject({
      title: text(60),
      legend: text(80),
      place: template(['n'], 30),
      replaces: template(['prices'], 120),
      same: text(60),
      net: template(['net'], 30),
      note: text(40),
      noted: template(['place'], 160),
      notKept: text(160),
      open: text(40),
    })
    .describe('« Noter ce prix » : sous quelle résidence du carnet.'),
  sources: text(220).describe('Sur la feuille, à la place de la liste des sources et de leurs liens.'),
})

const removal = z.strictObject({
  title: text(60),
  text: text(160),
  service: text(60),
  meals: text(30),
  price: text(60),
  caption: template(['service', 'year'], 120),
  with: text(20),
  without: text(20),
  gap: text(20),
  says: template(['service', 'lease', 'net'], 200),
  saysMore: template(['service', 'lease', 'net'], 200).describe('Quand le crédit perdu dépasse le prix du service.'),
  note: text(200),
})

const home = z.strictObject({
  title: text(60),
  text: text(200),
  lines: z.strictObject({
    housing: text(60),
    insurance: text(60),
    heating: text(60),
    repairs: text(60),
    snow: text(60),
    food: text(60),
    transport: text(60),
    help: text(60),
  }),
  caption: text(80),
  price: text(40),
  net: template(['year'], 60),
  here: text(30),
  there: text(30),
  gap: text(20),
  status: template(['here', 'there'], 120).describe('Dit à voix haute quand un montant change.'),
  note: text(260),
})

const refusal = z.strictObject({ title: text(120), text: text(200) })

const worksheet = z.strictObject({
  title: text(40),
  text: text(160),
  caption: text(120),
  columns: z.strictObject({ line: text(20), example: text(20), yours: text(20) }),
  example: z
    .strictObject({
      rent: z.number().int().positive(),
      meals: z.literal([0, 1, 2, 3]),
      services: z.array(z.enum(['laundry', 'housekeeping', 'nursing', 'personalCare'])),
    })
    .describe('L’exemple de la colonne du milieu; son bail est inventé.'),
  rent: text(60),
  row: template(['name', 'percent', 'min', 'max']).describe('Une ligne : son nom, puis sa règle.'),
  meals: text(60),
  mealRow: template(['meals', 'percent', 'min', 'max']),
  mealNames: z.strictObject({ oneMeal: text(20), twoMeals: text(20), threeMeals: text(20) }),
  total: template(['percent']),
  credit: template(['percent', 'year']),
  net: text(60),
  official: template(['rent', 'lines', 'eligible', 'oldRate', 'oldYear', 'oldCredit', 'rate', 'year', 'credit'], 400).describe(
    'L’exemple du ministère des Finances, que le calcul refait.',
  ),
  call: text(120),
  expires: text(120).describe('Sur la feuille, pour qui la lit l’année suivante.'),
  notHere: z.strictObject({ title: text(60), items: z.array(text(220)).min(3) }),
})

export const netCostSchema = z.strictObject({
  meta: metaSchema,
  hero,
  needs,
  form,
  result,
  removal,
  home,
  otherHelp: z.strictObject({
    title: text(60),
    items: z.array(z.strictObject({ title: text(60), text: text(200) })).min(3),
    note: text(120),
  }),
  refusals: z
    .strictObject({
      title: text(60),
      call: text(80),
      coupleRuleUnknown: refusal,
      thirdPerson: refusal,
      subsidized: refusal,
      otherYear: z
        .strictObject({ title: template(['year'], 120), text: template(['year'], 200) })
        .describe('{year} : l’année des dernières règles du fichier.'),
    })
    .describe('Les refus : le prix du bail reste, et Revenu Québec est nommé.'),
  changes: z
    .strictObject({
      underAge: refusal.extend({ text: text(260) }),
      ordinary: text(160),
      registerUnknown: text(240),
      dependent: text(160),
      oneOfAge: text(160),
    })
    .describe('Ce qui change la forme du résultat, sans l’arrêter.'),
  worksheet,
})

export const netCostPage = load('content/tools/cout-net.yml', netCostSchema)

export type NetCostPage = typeof netCostPage

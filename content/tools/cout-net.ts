import { z } from 'zod'
import { text, texts, words } from '../fields'
import { load } from '../load'
import { metaSchema } from '../schemas'
import { hero, needs, template } from './fields'
import { atLeast, group } from '../shapes'

const service = words(60, 'label', 'often', 'line').describe('La case à cocher, la fréquence qu’il faut à l’annexe 6, sa ligne du calcul.')
const yesNo = texts(40, 'yes', 'no')

const form = group(
  {
    parts: words(60, 'people', 'lease', 'services', 'more'),
    registered: group({ ...texts(160, 'legend', 'help'), ...yesNo, unknown: text(40) }),
    household: words(100, 'legend', 'one', 'couple'),
    age: group({ ...texts(100, 'legend', 'partner'), ...yesNo }),
    third: group({ legend: text(100), ...yesNo }),
    dependent: group({ ...texts(200, 'legend', 'help'), ...yesNo }),
    rent: words(160, 'label', 'help'),
    subsidized: group({ ...texts(100, 'legend', 'help'), ...yesNo }),
    meals: words(100, 'legend', 'none', 'one', 'two', 'three'),
    services: group({ ...texts(160, 'legend', 'help'), laundry: service, housekeeping: service, nursing: service, personalCare: service }),
    otherBills: words(100, 'label', 'help'),
    occasional: words(160, 'label', 'help'),
    income: group({ ...texts(60, 'label', 'optional'), help: text(300) }),
    ...texts(40, 'perMonth', 'perYear', 'compute'),
    ...texts(160, 'keep', 'keepNote'),
    errors: words(160, 'summary', 'choose', 'rent', 'amount', 'income', 'removedPrice'),
  },
  'Le formulaire : chaque question, son aide, ses réponses.',
)

const rules = group(
  {
    between: template('percent', 'min', 'max'),
    loweredTo: template('percent', 'raw', 'max'),
    raisedTo: template('percent', 'raw', 'min'),
    atLeast: template('percent', 'min'),
    ordinary: template('percent', 'amount', 'min', 'max', 'year'),
    ceiling: template('percent', 'amount'),
    ceilingReached: template('total', 'percent', 'amount'),
    limitReached: template('limit', 'year'),
    credit: template('percent', 'year'),
    beforeReduction: text(60),
    reduction: template('yearly', 'year'),
    strongestReduction: template('yearly', 'year'),
  },
  'Les phrases que le calcul complète; chaque règle dit son pourcentage, sa borne et, au besoin, son année.',
)

const carry = group(
  {
    ...texts(100, 'title', 'legend'),
    place: template('n'),
    replaces: template('prices'),
    same: text(60),
    net: template('net'),
    note: text(40),
    noted: template('place'),
    ...texts(160, 'notKept', 'open'),
  },
  '« Noter ce prix » : sous quelle résidence du carnet.',
)

const result = group(
  {
    title: template('year'),
    ...texts(100, 'price', 'priceNote', 'net'),
    netNote: template('credit'),
    ...texts(120, 'estimate', 'atLeast', 'receipt'),
    rulesOf: template('year'),
    perMonth: text(20),
    lines: group({
      ...texts(60, 'base', 'oneMeal', 'twoMeals', 'threeMeals', 'dependentSupplement', 'ordinary', 'occasional', 'otherBills', 'toPay'),
      ...texts(60, 'eligible', 'credit', 'reduction', 'creditLeft'),
    }),
    rules,
    status: template('rent', 'net').describe('Dit à voix haute quand une réponse change le calcul.'),
    hidden: text(120, 'Dit à voix haute quand une réponse changée enlève le résultat de la page.'),
    foot: template('eligible'),
    year: group({ title: text(40), caption: template('year'), lease: text(40), credit: template('year'), net: text(40) }),
    unknown: group({ ...texts(100, 'title', 'income'), items: atLeast(2, text(100)) }),
    print: text(40),
    carry,
    sources: text(220, 'Sur la feuille, à la place de la liste des sources et de leurs liens.'),
  },
  '{year} : l’année des règles qui s’appliquent le jour de la visite.',
)

const removal = group({
  ...texts(160, 'title', 'text', 'service', 'meals', 'price'),
  caption: template('service', 'year'),
  ...texts(40, 'with', 'without', 'gap'),
  says: template('service', 'lease', 'net'),
  saysMore: template('service', 'lease', 'net').describe('Quand le crédit perdu dépasse le prix du service.'),
  note: text(200),
})

const home = group({
  ...texts(200, 'title', 'text'),
  lines: words(60, 'housing', 'insurance', 'heating', 'repairs', 'snow', 'food', 'transport', 'help'),
  ...texts(100, 'caption', 'price'),
  net: template('year'),
  ...texts(40, 'here', 'there', 'gap'),
  status: template('here', 'there').describe('Dit à voix haute quand un montant change.'),
  note: text(260),
})

const refusal = words(260, 'title', 'text')

const worksheet = group({
  ...texts(160, 'title', 'text', 'caption'),
  columns: words(40, 'line', 'example', 'yours'),
  example: group(
    {
      rent: z.number().int().positive(),
      meals: z.literal([0, 1, 2, 3]),
      services: z.array(z.enum(['laundry', 'housekeeping', 'nursing', 'personalCare'])),
    },
    'L’exemple de la colonne du milieu; son bail est inventé.',
  ),
  rent: text(60),
  row: template('name', 'percent', 'min', 'max').describe('Une ligne : son nom, puis sa règle.'),
  meals: text(60),
  mealRow: template('meals', 'percent', 'min', 'max'),
  mealNames: words(40, 'oneMeal', 'twoMeals', 'threeMeals'),
  total: template('percent'),
  credit: template('percent', 'year'),
  net: text(60),
  official: template('rent', 'lines', 'eligible', 'oldRate', 'oldYear', 'oldCredit', 'rate', 'year', 'credit').describe(
    'L’exemple du ministère des Finances, que le calcul refait.',
  ),
  call: text(120),
  expires: text(120, 'Sur la feuille, pour qui la lit l’année suivante.'),
  notHere: group({ title: text(60), items: atLeast(3, text(220)) }),
})

export const netCostSchema = group({
  meta: metaSchema,
  hero,
  needs,
  form,
  result,
  removal,
  home,
  otherHelp: group({ title: text(60), items: atLeast(3, refusal), note: text(120) }),
  refusals: group(
    {
      ...texts(100, 'title', 'call'),
      coupleRuleUnknown: refusal,
      thirdPerson: refusal,
      subsidized: refusal,
      otherYear: group({ title: template('year'), text: template('year') }, '{year} : l’année des dernières règles du fichier.'),
    },
    'Les refus : le prix du bail reste, et Revenu Québec est nommé.',
  ),
  changes: group(
    { underAge: refusal, ...texts(240, 'ordinary', 'registerUnknown', 'dependent', 'oneOfAge') },
    'Ce qui change la forme du résultat, sans l’arrêter.',
  ),
  worksheet,
})

export const netCostPage = load('content/tools/cout-net.yml', netCostSchema)

export type NetCostPage = typeof netCostPage

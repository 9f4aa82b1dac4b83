// npm run fresh lists outdated content in a French table, and fails for what a person checked more
// than a year ago, for a yearly date that has come and, from 1 December, without the tax rules of
// the next year.
import { makePictures } from '../build/pictures'
import { checkTaxRules } from './checks'
import { describeFreshness, rateDay, rateDueDays, rateHours } from './freshness'

await makePictures(() => undefined)
const [{ words }, { articles }, { taxRules }] = await Promise.all([
  import('@/content/words'),
  import('@/content/articles'),
  import('@/content/tax-rules'),
])

const links = words.linkGroups.flatMap((group) => group.links)
const organisations = links.filter(({ phone }) => phone !== undefined)
const taxYear = checkTaxRules(taxRules.years)

const { text, isStale } = describeFreshness({
  'Numéros composés': [
    ...Object.values(words.phoneNumbers).map((number) => rateDay(number.text, number.checkedOn)),
    ...organisations.map(({ name, checkedOn }) => rateDay(name, checkedOn)),
  ],
  'Heures des lignes': rateHours([
    ...Object.values(words.phoneNumbers).map(({ source, hoursYear }) => ({
      name: source,
      hoursYear,
    })),
    ...links,
  ]),
  'Dates de chaque année': rateDueDays(words.yearlyDates),
  'Articles relus': articles.map(({ slug, reviewed }) => rateDay(slug, reviewed?.reviewedOn)),
  'Articles révisés': articles.map(({ slug, updated }) => rateDay(slug, updated)),
  'Promesses confirmées': words.promises
    .flatMap(({ items }) => items)
    .map((promise) => rateDay(promise.text, promise.confirmedOn)),
  'Règles d’impôt': [{ state: taxYear.isDone ? 'current' : 'stale', text: taxYear.text }],
})
console.log(text)
process.exitCode = Number(isStale)

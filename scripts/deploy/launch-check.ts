// npm run launch:check: what is still sample, what the owner confirms and what the settings lack,
// as a list to tick. Red until all is ticked.
// With --refusals, it says only what stops a production build.
import { neutralEnvironment, settings } from '../lib/environment.mjs'
import { makePictures } from '../build/pictures'
import { UserError } from '../lib/user-error.mjs'

const given = { ...settings }
// What is wrong in the settings belongs to the list: it must not stop the content from being read.
Object.assign(settings, neutralEnvironment())
await makePictures(() => undefined)
const [
  { launchGroups, launchList, describeRefusal, checkTaxRules },
  { advisors, mission, promises, services, testimonials },
  { articles },
  { site },
  { taxRules },
  { sheets },
] = await Promise.all([
  import('./checks'),
  import('../../content/words'),
  import('../../content/articles'),
  import('../../content/site'),
  import('../../content/tax-rules'),
  import('../../content/sheets'),
])
const groups = launchGroups(
  { site, services, mission, advisors, testimonials, articles, sheets },
  promises,
  given,
  checkTaxRules(taxRules.years, new Date()),
)
if (process.argv.includes('--refusals')) {
  const sentence = describeRefusal(groups)
  if (sentence !== undefined) throw new UserError(sentence)
} else {
  const { text, isReady } = launchList(groups)
  console.log(text)
  process.exitCode = isReady ? 0 : 1
}

// npm run launch:check lists sample content, statements to confirm and missing settings, asks the
// deployed function, and fails until all is ticked. With --refusals, it lists only what stops a
// production build.
import { buildNeutralEnvironment, processEnv } from '../support/environment.mjs'
import { makePictures } from '../build/pictures'
import { UserError } from '../support/user-error.mjs'
import { askFunction } from './ask-function'

const given = { ...processEnv }
// The settings are neutral here, because a mistake in them belongs to the list and must not stop
// the content from being read.
Object.assign(processEnv, buildNeutralEnvironment())
await makePictures(() => undefined)
const [
  { listLaunchGroups, formatLaunchList, describeRefusal, checkTaxRules },
  { words },
  { articles },
  { site },
  { taxRules },
] = await Promise.all([
  import('./checks'),
  import('@/content/words'),
  import('@/content/articles'),
  import('@/content/site'),
  import('@/content/tax-rules'),
])
const groups = listLaunchGroups(
  {
    site,
    services: words.servicesPage,
    mission: words.missionPage,
    advisors: words.advisors,
    testimonials: words.testimonials,
    articles,
  },
  words.promises,
  given,
  checkTaxRules(taxRules.years),
)
if (process.argv.includes('--refusals')) {
  const sentence = describeRefusal(groups)
  if (sentence !== undefined) throw new UserError(sentence)
} else {
  const asked = {
    title: 'La fonction, interrogée',
    isBlocking: false,
    checks: await askFunction(given),
  }
  const { text, isReady } = formatLaunchList([...groups, asked])
  console.log(text)
  process.exitCode = isReady ? 0 : 1
}

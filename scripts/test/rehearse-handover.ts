// The hand-over, rehearsed in a copy of the project: what README.md and content/LISEZMOI.md tell the owner to change before the site goes live. The
// production build must pass, hold nothing of the sample's brand, and keep the unit, component and export tests green.
import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '../../content/site'
import { runNode, since } from '../lib/run-node'
import { copySources } from './source-copy'
import { UserError } from '../lib/user-error.mjs'
import { tellUnregistered } from '../unregistered-tests'

const dir = path.join('.cache', 'owner')

const production = {
  DEPLOY_KIND: 'production',
  SITE_URL: 'https://www.maison-riviere.quebec',
  FUNCTION_HOST: 'https://abcdefgh.supabase.co',
  FUNCTION_KEY: 'sb_publishable_1234',
}

/** By name, wherever it stands in content/site.yml and whatever it says now: an owner's project is rehearsed as well. */
const siteFields = {
  brand: 'Maison Rivière',
  tagline: 'conseil et accompagnement',
  phone: '581 522-4321',
  callTrackingPhone: '581 522-4322',
  email: 'allo@maison-riviere.quebec',
  serviceRadiusMetres: '30000',
  opens: '08:30',
  closes: '16:30',
  text: 'du lundi au vendredi, de 8 h 30 à 16 h 30',
  minimumAge: '65',
  families: '640',
  satisfaction: '97',
  rating: '4.8',
  reviews: '43',
  experienceYears: '6',
  share: 'Chaque résidence nous verse la même somme, quel que soit le loyer.',
  survey: 'Ce taux vient d’un questionnaire envoyé trois mois après le déménagement.',
  reviewsShown: 'Ils se lisent sur notre page.',
}

const excerpt =
  'Le tricot occupe les mains et repose la tête. On compte les mailles, on parle peu, et l’après-midi passe. Un club se forme avec trois chaises.'

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(path.join(dir, file), 'utf8')
  const changed = change(text)
  if (changed === text)
    throw new Error(`Nothing was changed in ${file}: correct the rehearsal of the hand-over.`)
  await writeFile(path.join(dir, file), changed)
}

/** As `edit`, for what the owner may have changed already. */
async function clearSampleMarks(file: string) {
  const text = await readFile(path.join(dir, file), 'utf8')
  const changed = text
    .replaceAll('isSample: true', 'isSample: false')
    .replace(/^authorIsSample: true\n/m, '')
  await writeFile(path.join(dir, file), changed)
}

async function replaceSample(articles: readonly string[]) {
  await edit('content/site.yml', (text) =>
    Object.entries(siteFields).reduce(
      (filled, [name, value]) => filled.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${value}`),
      text,
    ),
  )
  const marked = [
    ...['site', 'team', 'testimonials'].map((name) => `content/${name}.yml`),
    ...articles,
  ]
  for (const file of marked) await clearSampleMarks(file)
}

/** One advisor less, an article out of the listing, and one article more that repeats an older one under other words. */
async function changeLists(articles: readonly string[]) {
  const [first = '', second = ''] = articles
  await edit('content/team.yml', (text) => text.replace(/(?<=\n)- (?:(?!\n- )[^])*$/, ''))
  await edit(first, (text) => text.replace(/^listed: true$/m, 'listed: false'))

  const last = Math.max(
    ...articles.map((file) => parseInt(path.basename(file).replace('article-', ''))),
  )
  const added = `content/articles/article-${String(last + 1)}.md`
  await cp(path.join(dir, second), path.join(dir, added))
  await edit(added, (text) =>
    text
      .replace(/^title: .*$/m, 'title: Le tricot du mardi')
      .replace(/^excerpt: .*\ndescription: .*$/m, `excerpt: ${excerpt}`),
  )
}

async function step(name: string, args: readonly string[], environment: Record<string, string>) {
  const start = performance.now()
  const { code, output } = await runNode(args, { isQuiet: true, environment, cwd: dir })
  if (code !== 0)
    throw new UserError(`${output}\nThe rehearsal of the hand-over stops at: ${name}.`)
  console.log(`${name} (${since(start)}).`)
}

/** The sample's brand in an address or a text of the export. A real brand may be an everyday word: nothing is looked for then. */
async function refuseSampleBrand() {
  if (!site.isSample) return
  const brand = new RegExp(site.brand, 'i')
  const out = path.join(dir, 'out')
  const found: string[] = []
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const isText = entry.isFile() && !/\.(?:avif|webp|jpg|png|ico|woff2)$/.test(entry.name)
    if (brand.test(entry.name) || (isText && brand.test(await readFile(file, 'utf8'))))
      found.push(file)
  }
  if (found.length > 0) throw new UserError(`« ${site.brand} » is still in:\n${found.join('\n')}`)
}

await copySources(dir)
const articles = (await readdir(path.join(dir, 'content/articles')))
  .sort()
  .map((name) => `content/articles/${name}`)
await replaceSample(articles)
await changeLists(articles)
await step(
  'Nothing is left to replace, and the production build',
  ['scripts/main.mjs', 'build'],
  production,
)
await refuseSampleBrand()
// Left out: what never reads content/, and what runs the tools of the project itself.
const left =
  '__tests__/(supabase|scripts/dev|launch)/|(scripts/(workflows|main)|content/words-as-data)\\.'
await step(
  'Unit, component and export tests',
  [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'unit',
    'dom',
    'export',
    `--testPathIgnorePatterns=${left}`,
  ],
  { SITE_URL: production.SITE_URL },
)
console.log(tellUnregistered(dir))

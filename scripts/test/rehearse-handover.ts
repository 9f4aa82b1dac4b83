// Rehearses the hand-over in a copy of the project, as long as it has not happened, by the changes
// that content/LISEZMOI.md and npm run launch:check ask of the owner. The production build must pass
// and hold nothing of the sample's brand, and the unit, component and export tests must pass.
import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { site } from '@/content/site'
import { formatSince, runNode } from '../support/run-node'
import { UserError } from '../support/user-error.mjs'
import { copySources } from './source-copy'

const dir = '.cache/owner'

const production = {
  DEPLOY_KIND: 'production',
  SITE_URL: 'https://www.maison-riviere.quebec',
  FUNCTION_HOST: 'https://abcdefgh.supabase.co',
  FUNCTION_KEY: 'sb_publishable_1234',
}

/**
 * The replaced fields of content/site.yml, found by name wherever they are and whatever they hold.
 */
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
}

/** What the sample leaves empty, and an owner writes. */
const writtenClaims =
  '  commission: Chaque résidence nous verse la même somme, quel que soit le loyer.\n' +
  '  survey: Ce taux vient d’un questionnaire envoyé trois mois après le déménagement.\n' +
  '  reviewsShown: Ils se lisent sur notre page.\n'

const excerpt =
  'Le tricot occupe les mains et repose la tête. On compte les mailles, on parle peu, ' +
  'et l’après-midi passe. Un club se forme avec trois chaises.'

async function edit(file: string, change: (text: string) => string) {
  const target = path.join(dir, file)
  await writeFile(target, change(await readFile(target, 'utf8')))
}

const replaceFields = (text: string) =>
  Object.entries(siteFields).reduce(
    (edited, [name, value]) => edited.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${value}`),
    text,
  )

const clearSampleMarks = (text: string) =>
  text.replaceAll('isSample: true', 'isSample: false').replace(/^authorIsSample: true\n/m, '')

/** Changes the number of advisors and of articles, because no test may depend on it. */
async function replaceSample() {
  const names = (await readdir(path.join(dir, 'content/articles'))).sort()
  const articles = names.map((name) => `content/articles/${name}`)
  await edit('content/site.yml', replaceFields)
  for (const name of ['site', 'team', 'testimonials'])
    await edit(`content/${name}.yml`, clearSampleMarks)
  await edit('content/testimonials.yml', (text) =>
    text.replaceAll(/^ {2}(?=isSample)/gm, '  givenOn: 1er novembre 2026\n  consent: written\n  '),
  )
  for (const article of articles) await edit(article, clearSampleMarks)
  await edit('content/team.yml', (text) => text.replace(/(?<=\n)- (?:(?!\n- )[^])*$/, ''))
  await edit('content/pages/notre-mission.yml', clearSampleMarks)
  await edit('content/site.yml', (text) => text.replace(/(?<=^claims:\n)/m, writtenClaims))

  const numbers = names.map((name) => parseInt(name.replace('article-', '')))
  const added = `content/articles/article-${Math.max(...numbers) + 1}.md`
  await cp(path.join(dir, articles[1] ?? ''), path.join(dir, added))
  await edit(added, (text) =>
    text
      .replace(/^title: .*$/m, 'title: Le tricot du mardi')
      .replace(/^excerpt: .*\ndescription: .*$/m, `excerpt: ${excerpt}`),
  )
}

async function runStep(name: string, args: string[], environment: Record<string, string>) {
  const start = performance.now()
  const { code, output } = await runNode(args, { isQuiet: true, environment, cwd: dir })
  if (code !== 0)
    throw new UserError(`${output}\nThe rehearsal of the hand-over stops at: ${name}.`)
  console.log(`${name} (${formatSince(start)}).`)
}

/** Looks for the sample's brand in the export. A real brand may be an everyday word. */
async function refuseSampleBrand() {
  if (!site.isSample) return
  const out = path.join(dir, 'out')
  const names = (await readdir(out, { recursive: true })).filter((name) =>
    /\.(?:html|js|json|xml|txt|webmanifest|svg)$/.test(name),
  )
  for (const name of names)
    if (new RegExp(site.brand, 'i').test(await readFile(path.join(out, name), 'utf8')))
      throw new UserError(`« ${site.brand} » is still in ${name}.`)
}

await copySources(dir)
await replaceSample()
await runStep('Production build', ['scripts/run.mjs', 'build'], production)
await refuseSampleBrand()
await runStep(
  'Unit, component and export tests',
  [
    'node_modules/jest/bin/jest.js',
    ...['--selectProjects', 'unit', 'dom', 'export'],
    // These tests never read content/, or test the project's own tools.
    '--testPathIgnorePatterns=__tests__/(supabase|scripts/local-server|slow)/|(scripts/run|content/components-without-french)\\.',
  ],
  { SITE_URL: production.SITE_URL },
)

// The owner's first day: in a copy of the project, what the README and content/LISEZMOI.md tell to change before the site goes live, by the same
// steps. The production build, the quick tests and those of the export must stay green; __tests__/content, which quotes the client's words, stays out.
import { cp, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runNode, since } from './run'
import { copySources } from './source-copy'
import { Stop } from './stop.mjs'

const dir = path.join('.cache', 'owner')

const production = {
  DEPLOY_KIND: 'production',
  SITE_URL: 'https://www.maison-riviere.quebec',
  FUNCTION_HOST: 'https://abcdefgh.supabase.co',
  FUNCTION_KEY: 'sb_publishable_1234',
}

/** Whatever the fields say now: the owner's own project goes through this day as well. */
const fields = {
  ...{ brand: 'Maison Rivière', tagline: 'conseil et accompagnement', phone: '581 522-4321', callTrackingPhone: '581 522-4322' },
  ...{ email: 'allo@maison-riviere.quebec', serviceRadiusMetres: '30000', minimumAge: '65', families: '1234' },
  ...{ satisfaction: '97', rating: '4.8', reviews: '12', experienceYears: '6' },
  share: 'Chaque résidence nous verse la même somme, quel que soit le loyer.',
  survey: 'Ce taux vient d’un questionnaire envoyé trois mois après le déménagement.',
  reviewsShown: 'Ils se lisent sur notre page.',
}

const excerpt =
  'Le tricot occupe les mains et repose la tête. On compte les mailles, on parle peu, et l’après-midi passe. Un club se forme avec trois chaises.'

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(path.join(dir, file), 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`Nothing was changed in ${file}: the first day is to be told otherwise.`)
  await writeFile(path.join(dir, file), changed)
}

async function step(name: string, args: readonly string[], environment: Record<string, string>) {
  const start = performance.now()
  const { code, output } = await runNode(args, { isQuiet: true, environment, cwd: dir })
  if (code !== 0) throw new Stop(`${output}\nThe owner’s first day stops at: ${name}.`)
  console.log(`${name} (${since(start)}).`)
}

async function makeChanges() {
  await edit('content/site.yml', (text) =>
    Object.entries(fields).reduce((filled, [name, value]) => filled.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${value}`), text),
  )
  for (const name of ['site', 'team', 'testimonials']) {
    const file = path.join(dir, 'content', `${name}.yml`)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('isSample: true', 'isSample: false'))
  }
  // One advisor less: the last of the list.
  await edit('content/team.yml', (text) => text.replace(/(?<=\n)- (?:(?!\n- )[^])*$/, ''))
  const articles = (await readdir(path.join(dir, 'content/articles'))).sort()
  for (const name of articles) {
    const file = path.join(dir, 'content/articles', name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^authorIsSample: true\n/m, ''))
  }
  await edit(`content/articles/${articles[0] ?? ''}`, (text) => text.replace(/^listed: true$/m, 'listed: false'))
  // One article more, which says otherwise what an older one is about.
  const last = Math.max(...articles.map((name) => parseInt(name.replace('article-', ''))))
  const added = `content/articles/article-${String(last + 1)}.md`
  await cp(path.join(dir, 'content/articles', articles[1] ?? ''), path.join(dir, added))
  await edit(added, (text) =>
    text.replace(/^title: .*$/m, 'title: Le tricot du mardi').replace(/^excerpt: .*\ndescription: .*$/m, `excerpt: ${excerpt}`),
  )
}

await copySources(dir)
await makeChanges()
await step('Nothing is left to replace, and the production build', ['scripts/main.mjs', 'build'], production)
// Left out besides: what never reads content/, and what runs the tools of the project itself.
const left = '__tests__/(content|supabase|scripts/local|launch)/|__tests__/scripts/(licences|deploy-files|main)\\.'
await step(
  'Unit, component and export tests',
  ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', 'dom', 'export', `--testPathIgnorePatterns=${left}`],
  { SITE_URL: production.SITE_URL },
)

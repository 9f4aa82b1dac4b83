import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Every npm script that a text runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/npm (?:run (?:-s )?)?(test|start|(?<=run (?:-s )?)[\w:]+)/g)].map(([, name = '']) => name)

const production = '.github/workflows/production.yml'
const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)
const runners = workflows.filter((file) => file !== production)

test.each(['README.md', 'content/LISEZMOI.md', 'scripts/deploy/README.md', 'netlify.toml', ...runners])(
  '%s names scripts that exist',
  (file) => {
    const found = scriptsIn(readFileSync(file, 'utf8'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((name) => !(name in scripts))).toEqual([])
  },
)

test.each(workflows)('%s may write nothing but what a green launch publishes, and runs actions of a known commit', (file) => {
  const text = readFileSync(file, 'utf8')
  const [first, ...others] = text.match(/^ *permissions:[^:]*: \S+/gm) ?? []
  expect(first).toBe('permissions:\n  contents: read')
  expect(others.length).toBe(file === production ? 1 : 0)
  const actions = Array.from(text.matchAll(/uses: (\S+)/g), ([, action = '']) => action).filter((action) => !action.startsWith('./'))
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
})

test('what is published has passed both commands', () => {
  expect(readFileSync(production, 'utf8')).toMatch(
    /tests:\n +uses: \.\/\.github\/workflows\/tests\.yml\n +launch:\n +uses: \.\/\.github\/workflows\/launch\.yml\n[^]*needs: \[tests, launch\]/,
  )
})

test('no other workflow waits for the nightly check of the tax rules', () => {
  const rules = '.github/workflows/rules.yml'
  expect(readFileSync(rules, 'utf8')).toMatch(/schedule:[^]*npm run rules:check/)
  for (const file of workflows.filter((each) => each !== rules)) expect(readFileSync(file, 'utf8')).not.toMatch(/rules/)
})

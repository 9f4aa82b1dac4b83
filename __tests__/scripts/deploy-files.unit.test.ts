import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Every npm script that a text runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/npm (?:run (?:-s )?)?(test|start|(?<=run (?:-s )?)[\w:]+)/g)].map(([, name = '']) => name)

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`)

test.each(['README.md', 'content/LISEZMOI.md', 'scripts/deploy/README.md', 'netlify.toml', ...workflows])(
  '%s names scripts that exist',
  (file) => {
    const found = scriptsIn(readFileSync(file, 'utf8'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((name) => !(name in scripts))).toEqual([])
  },
)

test.each(workflows)('%s may write nothing, and runs actions of a known commit', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text.match(/^ *permissions:[^:]*: \S+/gm)).toEqual(['permissions:\n  contents: read'])
  const actions = Array.from(text.matchAll(/uses: (\S+)/g), ([, action = '']) => action)
  expect(actions.length).toBeGreaterThan(1)
  expect(actions.filter((action) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
})

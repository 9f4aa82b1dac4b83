import { describe, expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Every npm script that a text runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/npm (?:run (?:-s )?)?(test|start|(?<=run (?:-s )?)[\w:]+)/g)].map(([, name = '']) => name)

type Job = {
  uses?: string
  permissions?: Record<string, string>
  steps?: { uses?: string; run?: string; with?: unknown }[]
}
type Workflow = { permissions: unknown; jobs: Record<string, Job> }

const workflows = readdirSync('.github/workflows').map((file) => ({
  file,
  ...(parse(readFileSync(`.github/workflows/${file}`, 'utf8'), { merge: true }) as Workflow),
}))

const jobsOf = ({ jobs }: (typeof workflows)[number]) => Object.entries(jobs)
const commandsOf = ({ steps = [] }: Job) => steps.flatMap(({ run }) => run ?? [])

describe('the GitHub workflows', () => {
  test('are four, with actions of a known commit and no right to write unless a job says so', () => {
    expect(workflows.map(({ file }) => file)).toEqual(['launch.yml', 'preview.yml', 'production.yml', 'tests.yml'])
    expect(workflows.map(({ permissions }) => permissions)).toEqual(workflows.map(() => ({ contents: 'read' })))
    const actions = workflows.flatMap(jobsOf).flatMap(([, { steps = [] }]) => steps.flatMap(({ uses }) => uses ?? []))
    expect(actions.length).toBeGreaterThan(4)
    expect(actions.filter((uses) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([])
  })

  test('run scripts that exist, after the packages of the lockfile', () => {
    for (const [name, each] of workflows.flatMap(jobsOf)) {
      const own = commandsOf(each)
      expect([name, scriptsIn(own.join('\n')).filter((script) => !(script in scripts))]).toEqual([name, []])
      if (own.some((command) => /npm (test|run build)/.test(command))) expect([name, own[0]]).toEqual([name, 'npm ci'])
    }
  })

  test('never run the code of a pull request with the right to write', () => {
    const writing = workflows.filter(({ file }) => file === 'preview.yml').flatMap(jobsOf)
    const found = writing.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'))
    expect(found.map(([name]) => name)).toEqual(['publish', 'remove'])
    for (const [, { steps = [] }] of found)
      expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toEqual({
        ref: '${{ github.event.repository.default_branch }}',
      })
  })
})

test.each(['README.md', 'content/LISEZMOI.md', 'scripts/deploy/README.md', 'netlify.toml'])('%s names scripts that exist', (file) => {
  const found = scriptsIn(readFileSync(file, 'utf8'))
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter((name) => !(name in scripts))).toEqual([])
})

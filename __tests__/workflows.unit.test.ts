import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Workflow = { jobs: Record<string, { needs?: string | string[]; steps?: Step[] }> }

const folder = '.github/workflows'
const readWorkflow = (name: string) => parse(readFileSync(`${folder}/${name}`, 'utf8')) as Workflow

test('keeps the credentials of a checkout only where the branch is pushed', () => {
  const keeping = readdirSync(folder).flatMap((name) =>
    Object.entries(readWorkflow(name).jobs).flatMap(([job, { steps = [] }]) =>
      steps
        .filter((step) => step.uses?.startsWith('actions/checkout@'))
        .filter((step) => step.with?.['persist-credentials'] !== false)
        .map(() => `${name}, ${job}`),
    ),
  )
  expect(keeping).toEqual(['production.yml, production'])
})

test('pushes to production no other branch than main', () => {
  const { branch, tests, 'slow-tests': slow, production } = readWorkflow('production.yml').jobs
  expect(branch?.steps).toEqual([{ run: 'test "$GITHUB_REF" = refs/heads/main' }])
  expect([tests?.needs, slow?.needs]).toEqual(['branch', 'branch'])
  expect(production?.needs).toEqual(['tests', 'slow-tests'])
})

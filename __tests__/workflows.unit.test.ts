import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { buildEnvironment } from '@/scripts/support/environment.mjs'

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

/** Runs the step of the watch before a host that gives this answer, and tells whether it is green. */
async function runWatch(status: number, body: string) {
  const host = createServer((incoming, outgoing) => {
    incoming.resume()
    outgoing.writeHead(status, { location: 'https://www.fanal.example/' }).end(body)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const { port } = host.address() as AddressInfo
  const env = buildEnvironment({
    FUNCTION_HOST: `http://127.0.0.1:${port}`,
    SCHEDULE_SECRET: 'secret-des-passages',
  })
  const command = readWorkflow('watch.yml').jobs.watch?.steps?.[0]?.run ?? ''
  const shell = execFile('bash', ['--noprofile', '--norc', '-e', '-c', command], { env })
  const [code] = (await once(shell, 'exit')) as [number]
  host.close()
  return code === 0
}

test.each([
  [true, 200, '{"code":"watched","message":"..."}'],
  [false, 503, '{"code":"silent","message":"..."}'],
  [false, 401, '{"code":"unauthorized","message":"..."}'],
  [false, 301, ''],
  [false, 200, '<title>Ce domaine est à vendre</title>'],
])('is green (%s) where the watch is answered %i %s', async (isGreen, status, body) => {
  expect(await runWatch(status, body)).toBe(isGreen)
})

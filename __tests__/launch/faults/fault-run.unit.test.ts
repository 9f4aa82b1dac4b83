import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { environmentWith } from '../../../scripts/environment.mjs'

const root = join(__dirname, '../../..')

// With other faults each time. A red one shows all that the run said, the seed that replays it first.
test('two hundred requests through every fault: none lost, none doubled, no false « Merci », nobody refused, nothing said', () => {
  const run = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '__tests__/faults/run.ts', '--count=200'], {
    cwd: root,
    env: environmentWith({ NO_COLOR: '1' }),
    encoding: 'utf8',
  })
  const nought = [
    'lost',
    'duplicated',
    'false « Merci »',
    'rows never e-mailed',
    'honest visitors refused',
    'personal data in addresses or logs',
  ]
  expect(run.stdout + run.stderr).toContain(`\n${nought.map((name) => `${name} 0\n`).join('')}`)
  expect(run.status).toBe(0)
}, 600_000)

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

import { environmentWith } from '../../../scripts/environment.mjs'
import { hostileCases } from '../../supabase/hostile-bodies.ts'

const run = promisify(execFile)

test('under Deno, the hostile bodies are judged as under Node', async () => {
  const root = join(__dirname, '../../..')
  // Everything comes from node_modules: nothing is fetched, and no permission is given.
  const options = ['run', '--cached-only', '--no-lock', '--no-prompt']
  const { stdout } = await run(process.execPath, [join(root, 'node_modules/deno/bin.cjs'), ...options, join(__dirname, 'run-in-deno.ts')], {
    cwd: root,
    env: environmentWith({ NO_COLOR: '1' }),
  })
  expect(stdout.trim()).toBe(`${hostileCases.length} passed, 0 failed`)
}, 60_000)

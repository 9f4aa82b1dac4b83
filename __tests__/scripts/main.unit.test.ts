import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { buildEnvironment, searchPath } from '@/scripts/lib/environment.mjs'
import { makeTempFolder, writeFiles } from '../support/temp-folder'

const lockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/fast-on-mac': { version: '1.0.0', optional: true },
  'node_modules/jest': { version: '30.5.2', dev: true },
}
const { '': _root, ...complete } = lockedPackages

const dir = makeTempFolder({
  'package-lock.json': JSON.stringify({ packages: lockedPackages }),
  npm: '#!/bin/sh\necho "asked: npm $*"\nexit 1\n',
})
chmodSync(path.join(dir, 'npm'), 0o755)

test.each([
  ['start', 'nothing installed yet', {}, 'npm ci --omit=dev'],
  [
    'start',
    'only what builds and serves there',
    { 'node_modules/next': lockedPackages['node_modules/next'] },
    '',
  ],
  [
    'start',
    'another version, after a pull',
    { ...complete, 'node_modules/next': { version: '16.4.5' } },
    'npm ci --omit=dev',
  ],
  [
    'test',
    'only what builds and serves there',
    { 'node_modules/next': lockedPackages['node_modules/next'] },
    'npm ci --include=dev',
  ],
])('npm %s installs what is missing with %s', (command, _, installed, npmCommand) => {
  writeFiles(dir, { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) })
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.resolve('scripts/main.mjs'), command],
    {
      cwd: dir,
      encoding: 'utf8',
      env: buildEnvironment({ PATH: `${dir}${path.delimiter}${searchPath}` }),
    },
  )
  expect(/(?<=asked: ).*/.exec(stdout)?.[0] ?? '').toBe(npmCommand)
  expect(stderr.includes('The packages could not be installed')).toBe(npmCommand !== '')
  expect(status).toBe(1)
})

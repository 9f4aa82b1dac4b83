import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { buildEnvironment, searchPath } from '@/scripts/support/environment.mjs'
import { makeTempFolder, writeFiles } from '../support/temp-folder'

const lockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/fast-on-mac': { version: '1.0.0', optional: true },
}
const { '': _root, 'node_modules/fast-on-mac': _mac, ...complete } = lockedPackages
const { 'node_modules/jest': jestPackage, ...withoutJest } = complete

const dir = makeTempFolder({
  'package-lock.json': JSON.stringify({ packages: lockedPackages }),
  npm: '#!/bin/sh\necho "asked: npm $*"\nexit 1\n',
})
chmodSync(path.join(dir, 'npm'), 0o755)

const install = 'npm ci --include=dev'
const upgraded = { ...withoutJest, 'node_modules/jest': { ...jestPackage, version: '30.5.1' } }

test.each([
  ['all of them', complete, ''],
  ['none', {}, install],
  ['one less', withoutJest, install],
  ['another version, after a pull', upgraded, install],
])(
  'installs the packages unless they are those of the lock file: %s',
  (_, installed, npmCommand) => {
    writeFiles(dir, { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) })
    const { stdout, status } = spawnSync(
      process.execPath,
      [path.resolve('scripts/run.mjs'), 'no-such-script'],
      {
        cwd: dir,
        encoding: 'utf8',
        env: buildEnvironment({ PATH: `${dir}${path.delimiter}${searchPath}` }),
      },
    )
    expect(/(?<=asked: ).*/.exec(stdout)?.[0] ?? '').toBe(npmCommand)
    expect(status).toBe(1)
  },
)

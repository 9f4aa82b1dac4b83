import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environmentWith, searchPath } from '@/scripts/environment.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/next': { version: '16.4.6' },
  'node_modules/fast-on-mac': { version: '1.0.0', optional: true },
}
const { '': _root, ...complete } = wanted

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'main-test-'))
  await mkdir(path.join(dir, 'node_modules'))
  await writeFile(path.join(dir, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  await writeFile(path.join(dir, 'npm'), '#!/bin/sh\necho "asked: npm $*"\nexit 1\n', { mode: 0o755 })
})
afterAll(() => rm(dir, { recursive: true }))

test.each([
  ['nothing installed yet', {}, true],
  ['all there', complete, false],
  ['a package for another system missing', { 'node_modules/next': wanted['node_modules/next'] }, false],
  ['a package missing', { 'node_modules/fast-on-mac': wanted['node_modules/fast-on-mac'] }, true],
  ['another version, after a pull', { ...complete, 'node_modules/next': { version: '16.4.5' } }, true],
])('with %s, a command asks npm for what is missing, and goes no further without it', async (_, installed, isAsked) => {
  await writeFile(path.join(dir, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.resolve('scripts/main.mjs'), 'nothing'], {
    cwd: dir,
    encoding: 'utf8',
    env: environmentWith({ PATH: `${dir}${path.delimiter}${searchPath}` }),
  })
  expect(stdout.includes('asked: npm ci')).toBe(isAsked)
  expect(stderr.includes('The packages could not be installed')).toBe(isAsked)
  expect(status).toBe(1)
})

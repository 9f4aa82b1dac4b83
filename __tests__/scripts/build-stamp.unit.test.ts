import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetBuild, isBuilt, rememberBuild, sourceHash } from '@/scripts/build-stamp.mjs'

const home = process.cwd()
let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stamp-test-'))
  process.chdir(root)
  for (const folder of ['app/blog', 'public/images', 'public/scripts', 'out']) await mkdir(folder, { recursive: true })
  await writeFile('app/blog/page.tsx', 'page')
  await writeFile('env.mjs', 'env')
})

afterAll(async () => {
  process.chdir(home)
  await rm(root, { recursive: true })
})

test('a build is made again when a source or the environment changes, and only then', async () => {
  const hash = await sourceHash({ basePath: '' })
  await writeFile('public/images/a.avif', 'made by the build')
  await writeFile('public/scripts/start-A.js', 'made by the build')
  await writeFile('notes.txt', 'no source')
  expect(await sourceHash({ basePath: '' })).toBe(hash)

  expect(await sourceHash({ basePath: '/apercu' })).not.toBe(hash)
  await writeFile('public/robots.txt', 'new')
  expect(await sourceHash({ basePath: '' })).not.toBe(hash)
  await rm('public/robots.txt')
  await writeFile('app/blog/page.tsx', 'other page')
  expect(await sourceHash({ basePath: '' })).not.toBe(hash)
})

test('a build counts once it is whole', async () => {
  await rememberBuild('abc')
  expect(await isBuilt('abc')).toBe(false)
  await writeFile('out/index.html', 'Accueil')
  expect([await isBuilt('abc'), await isBuilt('def')]).toEqual([true, false])
  await forgetBuild()
  expect(await isBuilt('abc')).toBe(false)
})

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
  for (const folder of ['app/blog', 'public/images', 'out']) await mkdir(folder, { recursive: true })
  await writeFile('app/blog/page.tsx', 'page')
})

afterAll(async () => {
  process.chdir(home)
  await rm(root, { recursive: true })
})

test('a build is made again when a source or the environment changes, or when the last one was not whole, and only then', async () => {
  const hash = await sourceHash({ basePath: '' })
  await writeFile('public/images/a.avif', 'made by the build')
  await writeFile('notes.txt', 'no source')
  await rememberBuild(hash)
  expect([await isBuilt(hash), await isBuilt('other')]).toEqual([false, false])
  await writeFile('out/index.html', 'Accueil')
  expect([await isBuilt(await sourceHash({ basePath: '' })), await isBuilt('other')]).toEqual([true, false])
  expect(await sourceHash({ basePath: '/apercu' })).not.toBe(hash)
  for (const [file, text] of [
    ['app/blog/page.tsx', 'other page'],
    ['public/robots.txt', 'new'],
  ] as const) {
    const before = await sourceHash({ basePath: '' })
    await writeFile(file, text)
    expect(await sourceHash({ basePath: '' })).not.toBe(before)
  }
  await forgetBuild()
  expect(await isBuilt(hash)).toBe(false)
})

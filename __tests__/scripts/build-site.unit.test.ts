import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashSources, isBuilt, stamp } from '@/scripts/build-site'

const home = process.cwd()
let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stamp-test-'))
  process.chdir(root)
  for (const folder of ['app/blog', 'public/images', 'out', '.cache']) await mkdir(folder, { recursive: true })
  await writeFile('app/blog/page.tsx', 'page')
})
afterAll(async () => {
  process.chdir(home)
  await rm(root, { recursive: true })
})

test('a build is made again when a source changes, or when the last one was not whole, and only then', async () => {
  await writeFile(stamp, await hashSources())
  await writeFile('public/images/a.avif', 'made by the build')
  await writeFile('notes.txt', 'no source')
  expect(await isBuilt()).toBe(false)
  await writeFile('out/index.html', 'Accueil')
  expect(await isBuilt()).toBe(true)
  for (const file of ['app/blog/page.tsx', 'public/robots.txt']) {
    await writeFile(stamp, await hashSources())
    await writeFile(file, 'changed')
    expect([file, await isBuilt()]).toEqual([file, false])
  }
})

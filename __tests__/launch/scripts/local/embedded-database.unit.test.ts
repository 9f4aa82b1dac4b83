import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { openEmbeddedDatabase } from '../../../../scripts/local/embedded-database.ts'

let folder = ''
let directory = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanal-database-'))
  directory = join(folder, 'requests')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a folder that holds anything else than a database is left as it is', async () => {
  await mkdir(directory)
  await writeFile(join(directory, 'notes.txt'), 'à garder')
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow('il y manque PG_VERSION')
  expect(await readdir(folder)).toEqual(['requests'])
  expect(await readdir(directory)).toEqual(['notes.txt'])
  await rm(directory, { recursive: true })
})

test('a database is made whole or not at all, and never made anew over rows that are there', async () => {
  // What a process leaves that is killed while it makes one.
  await mkdir(join(folder, 'requests.new'))
  await writeFile(join(folder, 'requests.new/base'), '')
  const first = await openEmbeddedDatabase(directory)
  await first.exec("create table kept (words text); insert into kept values ('une demande')")
  await first.close()
  expect(await readdir(folder)).toEqual(['requests'])
  expect((await stat(directory)).mode & 0o077).toBe(0)

  await rename(join(directory, 'PG_VERSION'), join(folder, 'PG_VERSION'))
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow('il y manque PG_VERSION')
  await rename(join(folder, 'PG_VERSION'), join(directory, 'PG_VERSION'))
  const again = await openEmbeddedDatabase(directory)
  expect(await again.query('select words from kept', [])).toEqual([{ words: 'une demande' }])
  await again.close()
}, 60_000)

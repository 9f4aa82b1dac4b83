import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { openEmbeddedDatabase } from '@/scripts/local-server/embedded-database'

let folder = ''
let directory = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanal-database-'))
  directory = join(folder, 'requests')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('makes a database for this account alone, and opens it again with its rows', async () => {
  // A process that was stopped while it created a database leaves these files.
  await mkdir(join(folder, 'requests.new'))
  await writeFile(join(folder, 'requests.new/base'), '')
  const first = await openEmbeddedDatabase(directory)
  await first.exec("create table kept (words text); insert into kept values ('une demande')")
  await first.close()
  expect(await readdir(folder)).toEqual(['requests'])
  expect((await stat(directory)).mode & 0o077).toBe(0)
  const again = await openEmbeddedDatabase(directory)
  expect(await again.query('select words from kept', [])).toEqual([{ words: 'une demande' }])
  await again.close()
})

test('takes over the folder of a process that ended, not of one that runs', async () => {
  await writeFile(`${directory}.pid`, String(process.ppid))
  await expect(openEmbeddedDatabase(directory)).rejects.toThrow(
    `est déjà ouvert par le processus ${String(process.ppid)}`,
  )
  // No system has a process of this number.
  await writeFile(`${directory}.pid`, '999999999')
  const database = await openEmbeddedDatabase(directory)
  await database.close()
  expect(await readdir(folder)).toEqual(['requests'])
})

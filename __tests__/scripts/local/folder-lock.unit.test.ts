import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'

import { environmentWith } from '../../../scripts/environment.mjs'
import { lockFolder, startFromPs } from '../../../scripts/local/folder-lock.ts'

// Most of these start processes, which takes seconds on a busy machine.
jest.setTimeout(60_000)

let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanal-lock-'))
  path = join(folder, 'requests.lock')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The number of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('one holder at a time, in one process too, and nothing is left behind', async () => {
  const release = await lockFolder(path)
  await expect(lockFolder(path)).rejects.toThrow(`déjà ouvert par le processus ${process.pid}`)
  await release()
  const again = await lockFolder(path)
  // Given back already: what it would take away is another's now.
  await release()
  await expect(lockFolder(path)).rejects.toThrow('déjà ouvert')
  await again()
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a dead process', () => `${deadPid()} 1b/2 jeton`],
  ['a dead process, by an older version', () => String(deadPid())],
  ['a process whose number is now another’s, after a restart', () => `${process.ppid} autre-demarrage/12 jeton`],
  ['an earlier process with our own number, as in a container', () => `${process.pid} autre-demarrage/12 jeton`],
  ['nobody: an empty file', () => ''],
])('the lock of %s is taken over', async (_, content) => {
  await writeFile(path, content())
  const release = await lockFolder(path)
  expect(await readFile(path, 'utf8')).toMatch(new RegExp(`^${process.pid} \\S* [0-9a-f-]{36}$`))
  await release()
  expect(await readdir(folder)).toEqual([])
})

test('who died while taking over is no obstacle', async () => {
  await writeFile(path, `${deadPid()} x premier`)
  await writeFile(`${path}.premier`, `${deadPid()} x second`)
  const release = await lockFolder(path)
  await release()
  expect(await readdir(folder)).toEqual([])
})

test('ps tells the same start twice, and of a dead process that it is dead', async () => {
  const own = await startFromPs(process.pid)
  expect(own).toEqual({ isAlive: true, at: expect.stringMatching(/\d{4}$/) })
  expect(await startFromPs(process.pid)).toEqual(own)
  expect(await startFromPs(deadPid())).toEqual({ isAlive: false, at: '' })
})

test('of four processes that find a dead one’s lock at the same moment, one has it: a hundred times', async () => {
  const script = join(__dirname, 'contender.ts')
  const contenders: ChildProcess[] = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environmentWith({}),
      cwd: join(__dirname, '../../..'),
    }),
  )
  const ask = async (contender: ChildProcess, order: object | string) => {
    const answered = once(contender, 'message')
    contender.send(order)
    return (await answered)[0] as string
  }
  try {
    await Promise.all(contenders.map((contender) => once(contender, 'message')))
    const owner = deadPid()
    for (let round = 0; round < 100; round += 1) {
      await writeFile(path, `${owner} x jeton-${round}`)
      const words = await Promise.all(contenders.map((contender) => ask(contender, { take: path })))
      expect({ round, holders: words.filter((word) => word === 'held').length }).toEqual({ round, holders: 1 })
      await Promise.all(contenders.map((contender) => ask(contender, 'give back')))
      expect(await readdir(folder)).toEqual([])
    }
  } finally {
    for (const contender of contenders) contender.disconnect()
  }
})

import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { createEmlMailer } from '../../../scripts/local/eml-mailer.ts'
import { compose } from '../../../supabase/functions/send-contact-email/compose.ts'
import { message } from '../../supabase/doubles.ts'

const id = '00000000-0000-4000-8000-000000000001'
const mail = compose(
  { id, receivedAt: new Date('2026-11-20T11:30:00Z'), message, suspect: null },
  { to: 'agence@fanal.example', from: 'Fanal <site@fanal.example>' },
)
const file = `2026-11-20T11-30-00-${mail.id}.eml`

let folder = ''
let directory = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanal-eml-'))
  directory = join(folder, 'courriels')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const send = () => createEmlMailer(directory, () => undefined).send(mail, new AbortController().signal)
const others = async (path: string) => (await stat(path)).mode & 0o077

test('an e-mail is read by nobody else on this machine', async () => {
  await send()
  expect(await readdir(directory)).toEqual([file])
  expect([await others(directory), await others(join(directory, file))]).toEqual([0, 0])
})

test('an e-mail that could not be written leaves nothing behind', async () => {
  // Where its file would go stands something that cannot be replaced.
  await mkdir(join(directory, file), { recursive: true })
  await writeFile(join(directory, file, 'x'), '')
  await expect(send()).rejects.toThrow()
  expect(await readdir(directory)).toEqual([file])
})

test('sent twice at the same moment, it is one whole file', async () => {
  await Promise.all([send(), send()])
  expect(await readdir(directory)).toEqual([file])
})

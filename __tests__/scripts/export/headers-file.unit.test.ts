import { beforeEach, expect, jest, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTempFolder } from '../../support/temp-folder'

const dir = makeTempFolder()
const env = { deployKind: 'production', hasEditor: false, functionHost: '', chat: { hosts: [] as string[] } }

beforeEach(() => {
  jest.resetModules()
  jest.doMock('@/env.mjs', () => ({ env }))
})

const write = async () => {
  const { writeHeaders } = await import('@/scripts/export/headers-file')
  return writeHeaders(dir)
}
const longestHost = `https://${'a'.repeat(63)}.supabase.co`

const longestChat = [
  ...Array.from({ length: 3 }, (_, index) => `https://${'clavardage.'.repeat(20)}${index}.example`),
  `wss://${'clavardage.'.repeat(20)}example`,
]

test.each([
  ['no chat', []],
  ['the longest hosts of a chat', longestChat.slice(2)],
])('fits a line that every host reads, with %s', async (_, hosts) => {
  Object.assign(env, { functionHost: longestHost, chat: { hosts } })
  await write()
  const lines = readFileSync(path.join(dir, '_headers'), 'utf8').split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})

test('stops the build when a line would be ignored', async () => {
  Object.assign(env, { functionHost: `https://${'a'.repeat(2000)}.example` })
  await expect(write()).rejects.toThrow('of at most 2000')
})

import { beforeEach, expect, jest, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeTempFolder } from '../../support/temp-folder'

const dir = makeTempFolder()
const env = {
  deployKind: 'production',
  hasEditor: false,
  functionHost: '',
  chat: { hosts: [] as string[] },
}

beforeEach(() => {
  jest.resetModules()
  jest.doMock('@/env.mjs', () => ({ env }))
})

const write = async () => {
  const { writeHeaders } = await import('@/scripts/export/headers-file')
  return writeHeaders(dir)
}
const longestHost = `https://${'a'.repeat(63)}.supabase.co`

// The hosts of scripts/deploy/README.md.
test.each([
  ['no chat', []],
  ['tawk.to', ['https://*.tawk.to', 'wss://*.tawk.to']],
  [
    'Crisp',
    [
      'https://client.crisp.chat',
      'https://image.crisp.chat',
      'https://storage.crisp.chat',
      'wss://client.relay.crisp.chat',
    ],
  ],
])('fits a line that every host reads, with the longest function host and %s', async (_, hosts) => {
  Object.assign(env, { functionHost: longestHost, chat: { hosts } })
  await write()
  const lines = readFileSync(path.join(dir, '_headers'), 'utf8').split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})

test('stops the build when a line would be ignored', async () => {
  Object.assign(env, { functionHost: `https://${'a'.repeat(2000)}.example` })
  await expect(write()).rejects.toThrow('of at most 2000')
})

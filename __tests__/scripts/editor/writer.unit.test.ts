import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createWriter } from '@/scripts/editor/writer'
import { goTo, makeFolder } from '../../support/folder'

const origin = 'http://localhost:3000'
const events: string[] = []
const afterChange = () => Promise.resolve(events.push(readFileSync('content/site.yml', 'utf8')))
const writer = createWriter([origin], afterChange)
const server = createServer((request, response) => void writer(request, response))

goTo(makeFolder({ 'content/site.yml': 'phone: 418 555-0134\n', 'outside.txt': 'kept' }))
beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => {
  server.close()
})

async function ask(action: string, params: object, from = origin) {
  const headers = { origin: from, 'content-type': 'application/json' }
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://localhost:${String(port)}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ action, params }),
  })
  return { status: response.status, text: await response.text() }
}

test('answers a save once the development server has been told', async () => {
  const saved = { path: 'content/site.yml', raw: 'phone: 418 555-0141\n' }
  expect(await ask('persistEntry', { dataFiles: [saved], assets: [] })).toMatchObject({
    status: 200,
  })
  expect(events).toEqual([saved.raw])
  expect((await ask('getEntry', { path: saved.path })).text).toContain('418 555-0141')
})

test('refuses a file outside of content/', async () => {
  expect(await ask('deleteFiles', { paths: ['content/../outside.txt'] })).toMatchObject({
    status: 500,
  })
  expect(existsSync('outside.txt')).toBe(true)
})

test('refuses the page of another site', async () => {
  const { status } = await ask(
    'deleteFiles',
    { paths: ['content/site.yml'] },
    'https://other.example',
  )
  expect([status, existsSync('content/site.yml')]).toEqual([403, true])
})

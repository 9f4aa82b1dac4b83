import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { createWriter } from '@/scripts/editor/writer'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

const origin = 'http://localhost:3000'
const events: string[] = []
const afterChange = () => Promise.resolve(events.push(readFileSync('content/site.yml', 'utf8')))
const writer = createWriter([origin], afterChange)
const server = createServer((request, response) => void writer(request, response))

changeDirectory(
  makeTempFolder({
    'content/site.yml': 'phone: 418 555-0134\n',
    'content/pictures.yml': '- name: chat\n  alt: Un chat.\n',
    'content/images/masters/chat.webp': '',
    'outside.txt': 'kept',
  }),
)
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

test('refuses a file outside of content/ without the words of the error', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  const { status, text } = await ask('deleteFiles', { paths: ['content/../outside.txt'] })
  expect([status, text]).toEqual([500, expect.stringContaining('Cela n’a pas fonctionné')])
  expect(log).toHaveBeenCalledTimes(1)
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

test.each([{}, { path: 'content/articles/article-99.md' }])(
  'says that %j is no form',
  async (entry) => {
    const { status, text } = await ask('getEntry', entry)
    expect([status, text]).toEqual([500, expect.stringContaining('Aucun formulaire')])
  },
)

const buildPicture = (width = 900) =>
  sharp({ create: { width, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

test('adds a picture and its description under a free name', async () => {
  const content = (await buildPicture()).toString('base64')
  const { text } = await ask('addPicture', { fileName: 'Chat.PNG', content, alt: 'Un autre chat.' })
  expect(text).toBe('{"name":"chat-2"}')
  expect(existsSync('content/images/masters/chat-2.png')).toBe(true)
  expect(readFileSync('content/pictures.yml', 'utf8')).toBe(
    '- name: chat\n  alt: Un chat.\n- name: chat-2\n  alt: Un autre chat.\n',
  )
})

test('replaces a picture by a photo of another format, upright', async () => {
  const file = 'content/images/masters/chat.webp'
  const photo = await sharp(await buildPicture())
    .resize(8, 900)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { status } = await ask('persistMedia', {
    asset: { path: file, content: photo.toString('base64') },
  })
  expect(status).toBe(200)
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'webp', width: 900 })
})

test.each([
  ['photo.heic', 'ce format n’est pas lu'],
  [
    'chat.png',
    'l’image chat.webp porte le même nom. Pour la remplacer, enregistrez la vôtre en .webp',
  ],
  ['chien.jpg', 'cette image ne peut pas être lue'],
])('refuses %s before it is written', async (name, problem) => {
  const file = `content/images/masters/${name}`
  const content = Buffer.from('not a picture').toString('base64')
  const { status, text } = await ask('persistMedia', { asset: { path: file, content } })
  expect([status, text]).toEqual([500, expect.stringContaining(`${name} : ${problem}`)])
  expect(existsSync(file)).toBe(false)
})

test('refuses a picture that is too small, with the width that it needs', async () => {
  const content = (await buildPicture(899)).toString('base64')
  const { status, text } = await ask('addPicture', { fileName: 'Petite.png', content, alt: 'Une.' })
  expect([status, text]).toEqual([500, expect.stringContaining('899 pixels de large; il en faut')])
  expect(readFileSync('content/pictures.yml', 'utf8')).not.toContain('petite')
})

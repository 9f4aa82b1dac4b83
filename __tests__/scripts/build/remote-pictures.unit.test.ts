import { readdirSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { copyRemotePictures } from '@/scripts/build/remote-pictures'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

const address = 'https://photos.example/chorale.png'
const masters = 'content/images/masters'
const copy = 'photos-example-chorale-png.webp'

changeDirectory(
  makeTempFolder({
    [`${masters}/chat.webp`]: '',
    'content/articles/article-1.md': `---\ntitle: Chanter\nimage: >-\n  ${address}\n---\nimage: https://a.example\n`,
    'content/articles/article-2.md': '---\nimage: chat\n---\n',
  }),
)

const broken = () => new ReadableStream({ start: (stream) => stream.error(new TypeError()) })

test.each([
  ['answers 404', () => Promise.resolve(new Response('', { status: 404 })), 'répond 404.'],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'ne répond pas.'],
  ['stops in the middle', () => Promise.resolve(new Response(broken())), 'ne répond pas.'],
  [
    'sends a page',
    () => Promise.resolve(new Response('<html>')),
    'cette image ne peut pas être lue',
  ],
])('says in French that the site %s, and goes on without a copy', async (_, request, sentence) => {
  const report = jest.fn()
  await copyRemotePictures(report, request)
  expect(report).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledWith(expect.stringContaining(sentence))
  expect(readdirSync(masters)).toEqual(['chat.webp'])
})

test('copies the picture of another site that an article names, once', async () => {
  const request = jest.fn<typeof fetch>()
  const picture = sharp({ create: { width: 900, height: 8, channels: 3, background: 'teal' } })
  request.mockResolvedValue(new Response(new Uint8Array(await picture.png().toBuffer())))
  await copyRemotePictures(() => undefined, request)
  expect((await sharp(`${masters}/${copy}`).metadata()).format).toBe('webp')

  await copyRemotePictures(() => undefined, request)
  expect(request).toHaveBeenCalledTimes(1)
  expect(request).toHaveBeenCalledWith(address, expect.anything())
})

import { existsSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { copyPicture } from '@/scripts/editor/picture-files'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

changeDirectory(makeTempFolder({ 'content/images/masters/chat.webp': '' }))

const address = 'https://photos.example/chorale.png'
const buildPicture = () =>
  sharp({ create: { width: 900, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

test('copies a picture of another site once', async () => {
  const request = jest.fn<typeof fetch>()
  request.mockResolvedValue(new Response(new Uint8Array(await buildPicture())))
  const file = 'content/images/masters/chorale-png.webp'
  expect(await copyPicture(address, 'chorale-png', request)).toBe(file)
  expect((await sharp(file).metadata()).format).toBe('webp')

  expect(await copyPicture(address, 'chorale-png', request)).toBe(file)
  expect(request).toHaveBeenCalledTimes(1)
})

test.each([
  ['answers 404', () => Promise.resolve(new Response('', { status: 404 })), 'répond 404.'],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), 'ne répond pas.'],
  [
    'sends a page',
    () => Promise.resolve(new Response('<html>')),
    'cette image ne peut pas être lue',
  ],
])('says in French that the site %s, and writes nothing', async (_, request, sentence) => {
  await expect(copyPicture(address, 'perdue', request)).rejects.toThrow(sentence)
  expect(existsSync('content/images/masters/perdue.webp')).toBe(false)
})

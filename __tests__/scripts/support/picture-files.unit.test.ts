import { existsSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { copyPicture, writePicture } from '@/scripts/support/picture-files'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

changeDirectory(makeTempFolder({ 'content/images/masters/chat.webp': '' }))

const address = 'https://photos.example/chorale.png'
const buildPicture = (width = 900, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
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

test.each([
  ['square', 800, 800],
  ['upright', 800, 1000],
])('accepts a %s portrait of %i × %i', async (name, width, height) => {
  const file = `content/images/masters/${name}.png`
  await writePicture(file, (await buildPicture(width, height)).toString('base64'))
  expect((await sharp(file).metadata()).width).toBe(width)
})

test.each([
  ['square', 799, 799, 'il en faut au moins 800.'],
  ['wide', 899, 600, 'il en faut au moins 900.'],
])('refuses a %s picture of %i × %i', async (name, width, height, sentence) => {
  const file = `content/images/masters/small-${name}.png`
  const content = (await buildPicture(width, height)).toString('base64')
  await expect(writePicture(file, content)).rejects.toThrow(sentence)
  expect(existsSync(file)).toBe(false)
})

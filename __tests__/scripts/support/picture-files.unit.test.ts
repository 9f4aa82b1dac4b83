import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { writePicture } from '@/scripts/support/picture-files'
import { changeDirectory, makeTempFolder } from '../../support/temp-folder'

changeDirectory(makeTempFolder({ 'content/images/masters/chat.webp': '' }))

const buildPicture = (width = 900, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

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

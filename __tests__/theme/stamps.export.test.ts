import path from 'node:path'
import { expect, test } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { loadFile } from '@/content/load/load-file'
import { stamps } from '@/content/words'

const names = loadFile({ file: 'content/testimonials.yml', schema: z.array(z.looseObject({ image: z.string() })) }).map(
  ({ image }) => image,
)

/** The mean colour of a picture in sixteen squares: enough to know one of these portraits from the eight others. */
const signature = (picture: Sharp) => picture.removeAlpha().resize(4, 4, { fit: 'fill' }).raw().toBuffer()

const distance = (one: Buffer, other: Buffer) => one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0)

test('the sheet of stamps has each face at its place', async () => {
  const sheet = path.join('out', decodeURIComponent(stamps.fallback))
  const side = Math.floor((await sharp(sheet).metadata()).width / 3)
  const part = (file: string, left: number, top: number, size: number) =>
    signature(sharp(file).extract({ left, top, width: size, height: size }))
  const faces = await Promise.all(names.map((name) => part(`content/images/masters/${name}.webp`, 150, 33, 500)))
  const cells = await Promise.all(names.map((_, index) => part(sheet, (index % 3) * side, Math.floor(index / 3) * side, side)))
  const nearest = cells.map((cell) => {
    const distances = faces.map((face) => distance(cell, face))
    return names[distances.indexOf(Math.min(...distances))]
  })
  expect(nearest).toEqual(names)
})

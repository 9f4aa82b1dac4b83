import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { load } from '@/content/load'

const stampFaces = load('content/testimonials.yml', z.array(z.looseObject({ image: z.string() }))).map(({ image }) => image)
import { stamps } from '@/content/testimonials'

/** The mean colour of a picture in sixteen squares: enough to know one of these portraits from the eight others. */
const signature = (picture: Sharp) => picture.removeAlpha().resize(4, 4, { fit: 'fill' }).raw().toBuffer()

const distance = (one: Buffer, other: Buffer) => one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0)

const sheet = path.join('out', decodeURIComponent(stamps.fallback))

describe('la feuille de timbres', () => {
  it.each(stampFaces.map((name, index) => ({ name, index })))('porte $name à la place $index', async ({ index }) => {
    const { width } = await sharp(sheet).metadata()
    const side = Math.floor(width / 3)
    const cell = await signature(
      sharp(sheet).extract({ left: (index % 3) * side, top: Math.floor(index / 3) * side, width: side, height: side }),
    )
    const faces = await Promise.all(
      stampFaces.map((name) =>
        signature(sharp(`content/images/masters/${name}.webp`).extract({ left: 150, top: 33, width: 500, height: 500 })),
      ),
    )
    const nearest = faces.map((face) => distance(cell, face))
    expect(nearest.indexOf(Math.min(...nearest))).toBe(index)
  })
})

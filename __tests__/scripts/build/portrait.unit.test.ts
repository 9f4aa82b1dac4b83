import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { preparePortrait, type Focus } from '@/scripts/build/portrait'

/** A clay portrait, set somewhere in a larger picture, as a face is in a photograph. */
const makeScene = async (width: number, height: number, left: number, top: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8794' } })
    .composite([{ input: 'content/images/masters/equipe-3.webp', left, top }])
    .png()
    .toBuffer()

/**
 * A file as a telephone held upright writes it: its pixels lie on their side, its EXIF says so, and
 * the room was dim.
 */
const photograph = async (scene: Buffer) =>
  sharp(await sharp(scene).rotate(-90).linear(0.35, 4).toBuffer())
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A file as a camera on a tripod writes it: dim, its pixels upright. */
const photographLevel = (scene: Buffer) =>
  sharp(scene).linear(0.35, 4).jpeg({ quality: 90 }).toBuffer()

/** The light of a picture on a coarse grid, from which its mean is taken away. */
async function readLight(picture: Buffer) {
  const light = [...(await sharp(picture).greyscale().resize(24, 24).raw().toBuffer())]
  const mean = light.reduce((sum, each) => sum + each, 0) / light.length
  return { mean, differences: light.map((each) => each - mean) }
}

/** How alike two pictures are, whatever their brightness: 1 for the same picture. */
async function compare(one: Buffer, other: Buffer) {
  const [a, b] = (await Promise.all([readLight(one), readLight(other)])).map(
    ({ differences }) => differences,
  )
  const multiply = (left: readonly number[] = [], right: readonly number[] = []) =>
    left.reduce((sum, each, index) => sum + each * (right[index] ?? 0), 0)
  return multiply(a, b) / Math.sqrt(multiply(a, a) * multiply(b, b))
}

test.each<[string, [number, number, number, number], typeof photograph, Focus, [number, number]]>([
  ['an upright photograph of a telephone', [900, 1200, 50, 320], photograph, [50, 60], [0, 270]],
  ['a wide photograph of a camera', [1200, 900, 360, 50], photographLevel, [60, 50], [270, 0]],
])('turns, crops and brightens %s', async (_, scene, take, focus, [left, top]) => {
  const original = await makeScene(...scene)
  const file = await take(original)
  const portrait = await preparePortrait(file, focus)

  const expected = await sharp(original).extract({ left, top, width: 900, height: 900 }).toBuffer()
  expect(await sharp(portrait).metadata()).toMatchObject({ width: 800, height: 800 })
  expect(await compare(portrait, expected)).toBeGreaterThan(0.95)
  expect((await readLight(file)).mean).toBeLessThan(70)
  expect((await readLight(portrait)).mean).toBeGreaterThan(105)
})

test('keeps no metadata of a photograph', async () => {
  const file = await photograph(await makeScene(900, 1200, 50, 320))
  const { exif, orientation } = await sharp(await preparePortrait(file)).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('keeps a crop within the photograph around a point at its edge', async () => {
  const scene = await makeScene(1200, 900, 400, 50)
  const right = await sharp(scene)
    .extract({ left: 300, top: 0, width: 900, height: 900 })
    .toBuffer()
  expect(await compare(await preparePortrait(scene, [100, 20]), right)).toBeGreaterThan(0.95)
})

// Prepares the photograph of a person, from any camera, for a page of clay portraits.
import sharp from 'sharp'

/** The point that a crop keeps, in percent from the left and from the top. */
export type Focus = [left: number, top: number]

/** The widest portrait of a page. */
const side = 800

/** The mean brightness, of 255, of a dim photograph: the clay portraits have 120 to 150. */
const leastBrightness = 120

/** Less blue and more red: the light of a late afternoon, as in the clay pictures. */
const warmth: [[number, number, number], [number, number, number], [number, number, number]] = [
  [1.03, 0, 0],
  [0, 1, 0],
  [0, 0, 0.92],
]

/** Returns where a square starts on a side of the picture, around a point and inside of it. */
const placeSquare = (length: number, square: number, percent: number) =>
  Math.round(Math.min(Math.max((length * percent) / 100 - square / 2, 0), length - square))

/**
 * Turns a photograph by its EXIF orientation, crops it to a square around a point, stretches its
 * light, brightens it where it is dim, and warms its colours. Its metadata, such as the place where
 * it was taken, is dropped.
 */
export async function preparePortrait(bytes: Buffer, [left, top]: Focus = [50, 50]) {
  const { data, info } = await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true })
  const square = Math.min(info.width, info.height)
  const cropped = await sharp(data)
    .extract({
      left: placeSquare(info.width, square, left),
      top: placeSquare(info.height, square, top),
      width: square,
      height: square,
    })
    .resize({ width: side, withoutEnlargement: true })
    .normalise({ lower: 1, upper: 99 })
    .png()
    .toBuffer()
  const [light] = (await sharp(cropped).greyscale().stats()).channels
  const brightness = Math.min(Math.max(leastBrightness / (light?.mean ?? leastBrightness), 1), 2)
  return sharp(cropped).modulate({ brightness, saturation: 0.95 }).recomb(warmth).png().toBuffer()
}

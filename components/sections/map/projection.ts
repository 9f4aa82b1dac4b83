/** Latitude, longitude. */
export type Degrees = readonly [latitude: number, longitude: number]

/** On the sheet: a unit is 100 m, x goes east and y south. */
export type Point = readonly [x: number, y: number]

export const unitsPerKm = 10

// Kilometres in a degree of latitude, on a globe of 6,371 km.
const degree = 111.195
const [originLatitude, originLongitude]: Degrees = [46.81, -71.21]
// One parallel for the whole sheet: 50 km from the city, what a degree of longitude measures has changed by 0.8 %.
const parallel = Math.cos((originLatitude * Math.PI) / 180)

export const project = ([latitude, longitude]: Degrees): Point => [
  (longitude - originLongitude) * parallel * degree * unitsPerKm,
  (originLatitude - latitude) * degree * unitsPerKm,
]

/** A part of the sheet: where it begins, and how large it is. */
export type Frame = { x: number; y: number; width: number; height: number }

export const viewBox = ({ x, y, width, height }: Frame) => [x, y, width, height].join(' ')

/** Where a point stands on a sheet, in per cent of its sides. */
export const share = ([px, py]: Point, { x, y, width, height }: Frame) => ({
  left: Math.round(((px - x) / width) * 10_000) / 100,
  top: Math.round(((py - y) / height) * 10_000) / 100,
})

/** The stretch of a line that a frame shows, and two points more at each end, so that the curve comes in as it should. */
export function within(points: readonly Point[], { x, y, width, height }: Frame): readonly Point[] {
  const shown = points.flatMap(([px, py], index) => (px >= x && px <= x + width && py >= y && py <= y + height ? [index] : []))
  return points.slice(Math.max(0, (shown[0] ?? 0) - 2), (shown.at(-1) ?? points.length) + 3)
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** A point, from another. */
const numbers = (point: Point, [fromX, fromY]: Point) => rounded([point[0] - fromX, point[1] - fromY]).join(' ')

/**
 * A smooth line through its points (Catmull-Rom), as the commands of a path. `s` mirrors the handle before it, which is what the curve asks for.
 * Whole units, 100 m, are finer than the points are known and make a page lighter; each is counted from a point already rounded, so that
 * roundings do not add up.
 */
export function curve(points: readonly Point[], start = 'M', isClosed = false): string {
  const [first] = points
  if (!first) return ''
  const ring = isClosed ? [...points, first] : points
  const at = (index: number): Point => {
    const place = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1)
    return points[place] ?? first
  }
  /** A sixth of the way between its neighbours, on either side of a point. */
  const handle = (index: number, share: number): Point => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)]
    return [here[0] + (after[0] - before[0]) * share, here[1] + (after[1] - before[1]) * share]
  }
  const steps = ring.slice(1).map((point, step) => {
    const from = rounded(at(step))
    const end = `${numbers(handle(step + 1, -1 / 6), from)} ${numbers(rounded(point), from)}`
    return step === 0 ? `c${numbers(handle(0, 1 / 6), from)} ${end}` : `s${end}`
  })
  return `${start}${rounded(first).join(' ')}${steps.join('')}${isClosed ? 'z' : ''}`.replace(/ -/g, '-')
}

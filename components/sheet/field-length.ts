/** A field has one line or two; what a printed column leaves empty has two. */
export const countLines = (kind: string) => (kind === 'line' ? 1 : 2)

/** Characters of 12 points on a line of US Letter, upright and lying, less the first column. */
const charactersAcross = { upright: 62, wide: 98 }

/** On a line of its own at 18 points, where columns stand under one another. */
const charactersAlone = 52

/** A column of boxes to tick, in characters. */
const tickWidth = 14

/** Of a column, what its edges and uneven words leave unused. */
const edges = 3
const used = 0.85

/** How much may be typed into a field so that it is printed whole at 12 and at 18 points. */
export function computeMaxLength(kind: string, columnKinds: readonly string[], isWide: boolean) {
  const ticks = columnKinds.filter((each) => each === 'tick').length
  const room = (isWide ? charactersAcross.wide : charactersAcross.upright) - ticks * tickWidth
  const across = room / (columnKinds.length - ticks) - edges
  return countLines(kind) * Math.floor(Math.min(across, charactersAlone) * used)
}

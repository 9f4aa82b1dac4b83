/** Returns the number of lines of a field: one for the kind `line`, two for the others. */
export const countLines = (kind: string) => (kind === 'line' ? 1 : 2)

/**
 * The number of characters at 12 points on a line of US Letter, in portrait and landscape, without
 * the first column.
 */
const charactersAcross = { upright: 62, wide: 98 }

/** The number of characters at 18 points on a line of its own, where columns are stacked. */
const charactersAlone = 52

/** The width of a column of checkboxes, in characters. */
const tickWidth = 14

/** The characters of a column that are lost to its borders and to uneven words. */
const edges = 3
const used = 0.85

/**
 * Computes how many characters may be typed into a field so that it prints whole at 12 and at 18
 * points.
 */
export function computeMaxLength(kind: string, columnKinds: readonly string[], isWide: boolean) {
  const ticks = columnKinds.filter((each) => each === 'tick').length
  const room = (isWide ? charactersAcross.wide : charactersAcross.upright) - ticks * tickWidth
  const across = room / (columnKinds.length - ticks) - edges
  return countLines(kind) * Math.floor(Math.min(across, charactersAlone) * used)
}

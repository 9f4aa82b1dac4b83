import localFont from 'next/font/local'

/*
 * `optional`: a letter that arrives late is kept for the next page instead of moving this one under the reader’s finger. All are
 * preloaded, so that on most lines they are there for the first paint.
 */

/** Titles. One weight: never ask for bold or italic. */
export const youngSerif = localFont({
  src: './fonts/young-serif-latin-400-normal.woff2',
  weight: '400',
  display: 'optional',
  variable: '--font-young-serif',
  adjustFontFallback: 'Times New Roman',
})

/** Text: drawn for low vision by the Braille Institute. */
export const atkinson = localFont({
  src: './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'optional',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
})

/** Atkinson's zero is slashed, and « 1 5ØØ $ » puzzles a reader of 80: one glyph of 1.1 kB, made by fonts/zero.py, takes its place. */
export const plainZero = localFont({
  src: './fonts/fanal-zero-wght.woff2',
  weight: '200 800',
  display: 'optional',
  variable: '--font-plain-zero',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+30' }],
})

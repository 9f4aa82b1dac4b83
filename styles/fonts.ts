import localFont from 'next/font/local'

/* `optional`: a font that arrives late is kept for the next page, where `swap` shifts this one by
   0.02 to 0.37. scripts/build/make-fonts.py subsets both to French; fallback-fonts.css has their
   fallbacks. On a slow line and processor (1.6 Mbit/s, 150 ms, 20 times), preloading makes the first
   paint 0.95 to 1.19 times as long as without fonts; without it 1.01 to 1.27, and a first page
   shows none. */

/**
 * Titles: Young Serif, whose digits stand on the line. One weight: never ask for bold or italic.
 */
export const youngSerif = localFont({
  src: './fonts/title.woff2',
  weight: '400',
  display: 'optional',
  variable: '--font-young-serif',
  adjustFontFallback: false,
})

/**
 * Text: Atkinson Hyperlegible Next, drawn for low vision by the Braille Institute, with a zero that
 * is not slashed.
 */
export const atkinson = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-atkinson',
  adjustFontFallback: false,
})

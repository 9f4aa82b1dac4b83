import localFont from 'next/font/local'

/*
 * Not preloaded, and `swap`: the words come first, in what stands in for the letters (fallback-fonts.css), cut to the same widths, so that nothing moves when
 * these come, and they always come. Both are cut to what French prints by scripts/make-fonts.py.
 *
 * Beside the same page without letters and scripts, 1.6 Mbit/s, 150 ms, processor four times slower, medians of five interleaved rounds (/services/,
 * /faq/): first paint 1.25 and 0.95, largest 1.26 and 1.18; preloaded and `optional`, 1.47 and 1.82, 1.49 and 1.29. Movement 0.003 at most.
 */

/** Titles: Young Serif. One weight: never ask for bold or italic. */
export const youngSerif = localFont({
  src: './fonts/fanal-title.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  variable: '--font-young-serif',
  adjustFontFallback: false,
})

/** Text: Atkinson Hyperlegible Next, drawn for low vision by the Braille Institute, with a zero that is not slashed. */
export const atkinson = localFont({
  src: './fonts/fanal-text.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-atkinson',
  adjustFontFallback: false,
})

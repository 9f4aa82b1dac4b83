import localFont from 'next/font/local'

/*
 * `optional`: a letter that arrives late is kept for the next page instead of moving this one under the reader’s finger. Both are cut to what French
 * prints by scripts/make-fonts.py; what stands in for them is in fallback-fonts.css.
 *
 * Both are preloaded: the other way gained nothing that could be measured, and a first page never had its letters, at any speed. Without scripts, the
 * processor slowed 20 times, at 1.6 Mbit/s and 150 ms, medians of 22 interleaved rounds on a busy machine, beside the same page without our letters (/,
 * /services/, /contact/, /blog/article-1/): first paint 1.02, 1.19, 1.13, 0.95, largest 0.92, 1.10, 0.98, 1.21; not preloaded, first paint 1.17, 1.14,
 * 1.27, 1.01, largest 1.11, 1.07, 1.24, 1.39. At full speed on that line, both paint 0.1 s later and too early for their letters. `swap` without a preload
 * always brings them and paints sooner, but moved the words of eight pages by 0.02 to 0.37 where a line then breaks elsewhere.
 */

/** Titles: Young Serif, whose digits stand on the line. One weight: never ask for bold or italic. */
export const youngSerif = localFont({
  src: './fonts/fanal-title.woff2',
  weight: '400',
  display: 'optional',
  variable: '--font-young-serif',
  adjustFontFallback: false,
})

/** Text: Atkinson Hyperlegible Next, drawn for low vision by the Braille Institute, with a zero that is not slashed. */
export const atkinson = localFont({
  src: './fonts/fanal-text.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-atkinson',
  adjustFontFallback: false,
})

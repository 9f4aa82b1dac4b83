import localFont from 'next/font/local'

/* scripts/build/make-fonts.py subsets both to French. `swap`, and asked for after the words of the
   page (docs/decisions/0008); fallback-fonts.css keeps the text where it is when they arrive. */

/** The title font: Young Serif, with lining digits, in one weight (never bold or italic). */
export const youngSerif = localFont({
  src: './fonts/title.woff2',
  weight: '400',
  display: 'swap',
  variable: '--font-young-serif',
  adjustFontFallback: false,
  preload: false,
})

/**
 * The text font: Atkinson Hyperlegible Next, drawn for low vision by the Braille Institute, with a
 * zero that is not slashed.
 */
export const atkinson = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-atkinson',
  adjustFontFallback: false,
  preload: false,
})

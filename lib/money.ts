import { fillTemplate } from './fill-template'

/** An amount in whole cents: sums of fractional dollars would lose a cent now and then. */
export type Cents = number

export const toCents = (amount: number) => amount * 100

/** Rounds half a cent up: the product of two whole numbers is exact, so a half is really a half. */
export const computePercent = (cents: Cents, percent: number) => Math.round((cents * percent) / 100)

export const clamp = (value: number, min: number, max: number) =>
  Math.min(Math.max(value, min), max)

const nbsp = '\u00A0'

const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, nbsp)

/** Formats an amount as « 1 986,80 $ » or « 150 $ ». */
export function formatMoney(amount: Cents) {
  const cents = Math.round(amount)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  // The fonts of the site have no minus sign (scripts/build/make-fonts.py), and an en dash looks
  // alike.
  const sign = cents < 0 ? `\u2013${nbsp}` : ''
  const fraction = digits.endsWith('00') ? '' : `,${digits.slice(-2)}`
  return `${sign}${groupDigits(digits.slice(0, -2))}${fraction}${nbsp}$`
}

export const formatPercent = (percent: number) => `${String(percent).replace('.', ',')}${nbsp}%`

function formatFigure(name: string, figure: unknown) {
  if (typeof figure !== 'number' || name === 'year') return String(figure)

  return name === 'percent' ? formatPercent(figure) : formatMoney(figure)
}

/** Fills a template whose numbers are amounts of money, except {percent} and {year}. */
export const fillMoneyTemplate = (sentence: string, figures: Readonly<Record<string, unknown>>) =>
  fillTemplate(
    sentence,
    Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, formatFigure(name, figure)]),
    ),
  )

/**
 * Parses an amount such as « 2 290 », « 2290,50 $ » or « 1234.5 », but not « 2.290 » or « 22 90 »,
 * since a guess could be off by a factor of a thousand.
 */
export function parseMoney(written: string) {
  const figure = /^(\d{1,7}|\d{1,3}\s+\d{3}|\d\s+\d{3}\s+\d{3})(?:\s*[.,](\d{0,2}))?$/
  const [, whole = '', fraction = ''] = figure.exec(written.replaceAll('$', '').trim()) ?? []
  if (whole === '') return undefined
  return Number(whole.replace(/\s/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
}

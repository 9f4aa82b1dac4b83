/** « 1er novembre 2026 », as the rest of the site writes a first of the month. */
const formatPrintDate = (day: Date) =>
  day
    .toLocaleDateString('fr-CA', { dateStyle: 'long' })
    .replace(/^1 /, '1er ')
    .replace(/ /g, '\u00A0')

/**
 * Only when printing: the first date in French takes 50 to 100 ms, two seconds on an old tablet.
 */
export function writePrintDate() {
  const date = document.querySelector('[data-print-date]')
  if (date) date.textContent = formatPrintDate(new Date())
}

/** Prints a tool as it is filled in, under the date, or as a blank form. */
export function setPrintState(isFilled: boolean, isDated = isFilled) {
  document.querySelector('[data-tool]')?.toggleAttribute('data-filled', isFilled)
  for (const part of document.querySelectorAll<HTMLElement>('[data-print-state]'))
    part.hidden = (part.dataset.printState === 'printed') !== isDated
  window.addEventListener('beforeprint', writePrintDate)
}

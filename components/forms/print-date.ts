/** « 1er novembre 2026 », as the rest of the site writes a first of the month. */
const formatPrintDate = (day: Date) =>
  day
    .toLocaleDateString('fr-CA', { dateStyle: 'long' })
    .replace(/^1 /, '1er ')
    .replace(/ /g, '\u00A0')

/** As it is printed, and not before: the first date that a browser writes in French takes 50 to 100 ms, two seconds on an old tablet. */
export function writePrintDate(): void {
  const date = document.querySelector('[data-print-date]')
  if (date) date.textContent = formatPrintDate(new Date())
}

/** The page on paper: filled in or to be, and at its head the day, once there is something on it. */
export function setPrintState(isFilled: boolean, isDated = isFilled): void {
  document.querySelector('[data-tool]')?.toggleAttribute('data-filled', isFilled)
  for (const part of document.querySelectorAll<HTMLElement>('[data-print-state]'))
    part.hidden = (part.dataset.printState === 'printed') !== isDated
  window.addEventListener('beforeprint', writePrintDate)
}

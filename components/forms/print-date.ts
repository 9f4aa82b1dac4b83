import { formatDay, getQuebecDate } from '@/lib/quebec-date'

/**
 * Only when printing: the first date in French takes 50 to 100 ms, two seconds on an old tablet.
 */
export function writePrintDate() {
  const date = document.querySelector('[data-print-date]')
  if (date) date.textContent = formatDay(getQuebecDate())
}

/** Prints a tool as it is filled in, under the date, or as a blank form. */
export function setPrintState(isFilled: boolean, isDated = isFilled) {
  document.querySelector('[data-tool]')?.toggleAttribute('data-filled', isFilled)
  for (const part of document.querySelectorAll<HTMLElement>('[data-print-state]'))
    part.hidden = (part.dataset.printState === 'printed') !== isDated
  window.addEventListener('beforeprint', writePrintDate)
}

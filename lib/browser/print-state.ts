import { formatDay, getQuebecDate } from '../quebec-date'

/**
 * Writes the date only when printing: formatting the first French date takes 50 to 100 ms, two
 * seconds on an old tablet.
 */
function writePrintDate() {
  const date = document.querySelector('[data-print-date]')
  if (date) date.textContent = formatDay(getQuebecDate())
}

/** Sets whether a tool prints its answers under the date, or a blank form. */
export function setPrintState(isFilled: boolean, isDated = isFilled) {
  document.querySelector('[data-tool]')?.toggleAttribute('data-has-answers', isFilled)
  for (const part of document.querySelectorAll<HTMLElement>('[data-print-state]'))
    part.hidden = (part.dataset.printState === 'printed') !== isDated
  window.addEventListener('beforeprint', writePrintDate)
}

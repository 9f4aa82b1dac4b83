const long = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' })

/** « 1er novembre 2026 », as the rest of the site writes a first of the month. */
const longDay = (day: Date) => long.format(day).replace(/^1 /, '1er ').replace(/ /g, '\u00A0')

/** The page on paper: filled in or to be, and at its head the day, once there is something on it. */
export function setSheet(isFilled: boolean, day: Date | undefined): void {
  document.querySelector('[data-tool]')?.toggleAttribute('data-filled', isFilled)
  for (const part of document.querySelectorAll<HTMLElement>('[data-sheet]'))
    part.hidden = (part.dataset.sheet === 'printed') !== (day !== undefined)
  const time = document.querySelector('[data-sheet="printed"] time')
  if (time && day) time.textContent = longDay(day)
}

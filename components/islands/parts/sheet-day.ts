const long = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' })

/** « 1er novembre 2026 », as the rest of the site writes a first of the month. */
export const longDay = (day: Date) => long.format(day).replace(/^1 /, '1er ').replace(/ /g, '\u00A0')

/** The head of the printed sheet: the day, once there is something on it; until then what the empty sheet is. */
export function dateSheet(tool: ParentNode, day: Date | undefined): void {
  for (const part of tool.querySelectorAll<HTMLElement>('[data-sheet]'))
    part.hidden = (part.dataset.sheet === 'printed') !== (day !== undefined)
  const time = tool.querySelector('[data-sheet="printed"] time')
  if (time && day) time.textContent = longDay(day)
}

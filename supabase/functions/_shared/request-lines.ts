// The lines that a form adds at the end of a message, and that the e-mails read there, so that the
// body of a request keeps its five keys.

/** How soon a residence is needed. */
export const timeframes = {
  week: 'cette semaine',
  threeMonths: 'd’ici trois mois',
  exploring: 'je me renseigne',
} as const

export type Timeframe = keyof typeof timeframes

const lineStarts = {
  timeframe: 'Pour quand\u00A0: ',
  availability: 'Quand me joindre\u00A0: ',
  page: 'Écrit depuis la page ',
} as const
type LineName = keyof typeof lineStarts

/** What stands after the start of each line; a line is missing where nothing was chosen. */
export type RequestLines = Readonly<Partial<Record<LineName, string | null | undefined>>>

/** The first line of the last paragraph of a request that the reminder lists first. */
export const pressingLine = lineStarts.timeframe + timeframes.week

/** The start of the line that says when to call. */
export const availabilityStart = lineStarts.availability

/** No line of a form is longer: what is longer was typed, and is part of the message. */
const longestLine = 160

const names = Object.keys(lineStarts) as LineName[]

/** Lists the lines in the order of the message, where the page is the last. */
export const listRequestLines = (lines: RequestLines) =>
  names.flatMap((name) => (lines[name] ? `${lineStarts[name]}${lines[name]}` : []))

/** Adds the lines after a blank one. An empty message stays so, and validation refuses it. */
export function addRequestLines(message: string, lines: RequestLines) {
  const added = listRequestLines(lines)
  if (added.length === 0 || message.trim() === '') return message
  return `${message.trimEnd()}\n\n${added.join('\n')}`
}

/** Reads the lines that end a message. Visitors who type one are taken at their word. */
export function readRequestLines(message: string): Partial<Record<LineName, string>> {
  const lines = message.split('\n\n').at(-1)?.split('\n') ?? []
  const found = lines.flatMap((line) => {
    const name = names.find((each) => line.startsWith(lineStarts[each]))
    return name === undefined || line.length > longestLine
      ? []
      : [[name, line.slice(lineStarts[name].length)]]
  })
  return Object.fromEntries(found) as Partial<Record<LineName, string>>
}

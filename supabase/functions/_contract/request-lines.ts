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

/** The choices of the form: a half-day, with its hours elsewhere, or words without a day. */
const isAvailability = (value: string) =>
  /^(le matin|l’après-midi|le soir|n’importe quand|\p{L}{2,6}di \d{1,2}(er)?\s\p{L}{3,9}, de H à H( \((\p{L}{5,8} )?de H à H, [\w/+-]{1,40}\))?)$/u.test(
    value.replace(/minuit|\d{1,2}\sh(\s\d\d)?/g, 'H'),
  )

const isOfForm: Readonly<Record<LineName, (value: string) => boolean>> = {
  timeframe: (value) => Object.values<string>(timeframes).includes(value),
  availability: isAvailability,
  page: () => true,
}

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

/**
 * Reads the lines that begin the last paragraph of a message, in the order of the form. Whoever
 * types one is taken at their word, but no other words stand among ours in an e-mail.
 */
export function readRequestLines(message: string): Partial<Record<LineName, string>> {
  const lines = message.split('\n\n').at(-1)?.split('\n') ?? []
  const read: Partial<Record<LineName, string>> = {}
  for (const name of names) {
    const [line = ''] = lines
    const value = line.slice(lineStarts[name].length)
    if (line.startsWith(lineStarts[name]) && isOfForm[name](value)) {
      read[name] = value
      lines.shift()
    }
  }
  return read
}

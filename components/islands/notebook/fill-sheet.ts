import { isEmptyPlace, type Notebook } from './notebook-data'
import { factsLine, nameOf, type NotebookWords } from './notebook-sentences'

/** What stands on paper: what has no room in its cell is cut there, and whole on the back. */
export type FilledSheet = {
  /** Of an empty residence none: its column is printed to be written in. */
  heads: ({ name: string; facts: string } | undefined)[]
  /** By residence, then by question. */
  cells: { sign: string; text: string }[][]
  back: { name: string; notes: { label: string; text: string }[] }[]
}

/** How many lines of a cell the sheet has room for: sixteen questions and a head then fill the page, and not one line more. */
const lines = { name: 2, head: 5, reply: 2 } as const

function linesOf(text: string, ruler: HTMLElement): number {
  ruler.textContent = text
  return Math.round(ruler.offsetHeight / parseFloat(getComputedStyle(ruler).lineHeight))
}

/**
 * The first words of what is too long, and where the rest is. The ruler is as wide as a cell of the sheet, or of its head, and has its font, so
 * that what it measures on the screen holds on paper.
 */
function shorten(text: string, most: number, more: string, ruler: HTMLElement): string {
  const fits = (candidate: string) => linesOf(candidate, ruler) <= most
  if (fits(text)) return text
  const signs = Array.from(text)
  const upTo = (length: number) => {
    const words = signs
      .slice(0, length)
      .join('')
      .replace(/\s+\S*$/, '')
    return `${words.replace(/[\s,;:·]+$/, '')}… ${more}`
  }
  let [short, long] = [0, signs.length]
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2)
    if (fits(upTo(middle))) short = middle
    else long = middle
  }
  return upTo(short)
}

export function fillSheet({ places }: Notebook, { cells, sheet }: NotebookWords, ruler: HTMLElement): FilledSheet {
  const back = places.map((place, at) => ({ name: nameOf(place, at, cells), notes: [] as { label: string; text: string }[] }))
  const cut = (at: number, label: string, text: string, most: number) => {
    ruler.toggleAttribute('data-head', label === '')
    const short = shorten(text, most, sheet.filled.more, ruler)
    if (short !== text) back[at]?.notes.push({ label, text })
    return short
  }
  const filled = places.map((place, at) => {
    const name = cut(at, '', nameOf(place, at, cells), lines.name)
    const head = isEmptyPlace(place)
      ? undefined
      : { name, facts: cut(at, '', factsLine(place, sheet.filled), lines.head - linesOf(name, ruler)) }
    const replies = place.replies.map(({ text, mark }, question) => ({
      sign: mark ? sheet.filled.signs[mark] : '',
      text: cut(at, String(question + 1), text, lines.reply),
    }))
    return { head, replies }
  })
  ruler.textContent = ''
  return {
    heads: filled.map(({ head }) => head),
    cells: filled.map(({ replies }) => replies),
    back: back.filter(({ notes }) => notes.length > 0),
  }
}

import type { NotebookPage } from '@/content/outils/carnet-de-visite'
import { isEmptyPlace, type Notebook, type Place } from '../notebook/notebook-data'
import { factsLine, nameOf } from '../notebook/notebook-sentences'
import { node } from './nodes'
import { partOf } from './part'
import { dateSheet } from '../parts/sheet-day'

type Words = Pick<NotebookPage, 'cells' | 'sheet'>

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

/** The sheet as it is now, filled or blank; what a cell has no room for stands in full on its back. */
export function fillSheet(tool: ParentNode, { places }: Notebook, words: Words, { isBlank }: { isBlank: boolean }): void {
  const sheet = partOf(tool, '[data-notebook-sheet]')
  const back = partOf(tool, '[data-notebook-back]')
  const ruler = partOf(tool, '[data-ruler]')
  const isWritten = !isBlank && !places.every(isEmptyPlace)
  const cut: { place: number; label: string; text: string }[] = []
  const put = (cell: Element, part: string, text: string) => {
    partOf(cell, `[data-part="${part}"]`).textContent = text
  }
  const shortened = (place: number, label: string, text: string, most: number) => {
    ruler.toggleAttribute('data-head', label === '')
    const short = shorten(text, most, words.sheet.filled.more, ruler)
    if (short !== text) cut.push({ place, label, text })
    return short
  }
  const isShown = (place: Place) => isWritten && !isEmptyPlace(place)

  for (const [at, place] of places.entries()) {
    const head = partOf(sheet, `[data-head="${at + 1}"]`)
    head.toggleAttribute('data-written', isShown(place))
    if (isShown(place)) {
      const name = shortened(at, '', nameOf(place, at, words.cells), lines.name)
      put(head, 'name', name)
      put(head, 'facts', shortened(at, '', factsLine(place, words.sheet.filled), lines.head - linesOf(name, ruler)))
    } else {
      put(head, 'name', words.sheet.name)
      put(head, 'facts', words.sheet.facts)
    }
    for (const [question, { text, mark }] of place.replies.entries()) {
      const cell = partOf(sheet, `[data-cell="${at + 1}-${question + 1}"]`)
      put(cell, 'mark', isWritten && mark ? words.sheet.filled.signs[mark] : '')
      put(cell, 'text', isWritten ? shortened(at, String(question + 1), text, lines.reply) : '')
    }
  }
  ruler.textContent = ''
  dateSheet(tool, isWritten ? new Date() : undefined)
  back.hidden = cut.length === 0
  partOf(back, 'div').replaceChildren(
    ...places.map((place, at) => {
      const notes = cut.filter((note) => note.place === at)
      const title = notes.length > 0 ? [node('h3', nameOf(place, at, words.cells))] : []
      return node('section', ...title, ...notes.map(({ label, text }) => node('p', node('b', label), ' ', text)))
    }),
  )
}

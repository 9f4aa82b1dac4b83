import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setSheet } from '../parts/sheet-day'
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

/** How many characters a cell of the sheet has room for, on its two lines, or three for the facts: sixteen questions and a head fill the page. */
const room = { name: 44, facts: 76, reply: 40 } as const

/** The first words of what is too long, and where the rest is. */
function shorten(text: string, most: number, more: string): string {
  if (text.length <= most) return text
  const words = text.slice(0, most - more.length - 2).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:·]+$/, '')}… ${more}`
}

function fillSheet({ places }: Notebook, { cells, sheet }: NotebookWords): FilledSheet {
  const filled = places.map((place, at) => {
    const notes: { label: string; text: string }[] = []
    const cut = (label: string, text: string, most: number) => {
      const short = shorten(text, most, sheet.filled.more)
      if (short !== text) notes.push({ label, text })
      return short
    }
    const name = nameOf(place, at, cells)
    const head = { name: cut('', name, room.name), facts: cut('', factsLine(place, sheet.filled), room.facts) }
    const replies = place.replies.map(({ text, mark }, question) => ({
      sign: mark ? sheet.filled.signs[mark] : '',
      text: cut(String(question + 1), text, room.reply),
    }))
    return { head: isEmptyPlace(place) ? undefined : head, replies, back: { name, notes } }
  })
  return {
    heads: filled.map(({ head }) => head),
    cells: filled.map(({ replies }) => replies),
    back: filled.map(({ back }) => back).filter(({ notes }) => notes.length > 0),
  }
}

/**
 * The sheet is filled in when the browser is about to print, from the button or from its own menu: at each key it would cost as much as the notebook
 * itself. It stays until the next one, because a telephone says that it has printed before it has.
 */
export function usePaper(notebook: Notebook, isEmpty: boolean, words: NotebookWords) {
  const [sheet, setFilled] = useState<FilledSheet>()
  const isBlank = useRef(false)
  useEffect(() => {
    const fill = () => {
      const filled = isBlank.current || isEmpty ? undefined : fillSheet(notebook, words)
      setSheet(filled !== undefined, filled && new Date())
      flushSync(() => {
        setFilled(filled)
      })
    }
    const end = () => {
      isBlank.current = false
    }
    window.addEventListener('beforeprint', fill)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', fill)
      window.removeEventListener('afterprint', end)
    }
  }, [notebook, isEmpty, words])
  const print = (paper: { isBlank: boolean }) => {
    isBlank.current = paper.isBlank
    window.print()
  }
  return { sheet, print }
}

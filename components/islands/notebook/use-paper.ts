import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateSheet } from '../parts/sheet-day'
import { fillSheet, type FilledSheet } from './fill-sheet'
import type { Notebook } from './notebook-data'
import type { NotebookWords } from './notebook-sentences'

/**
 * The sheet is filled in when the browser is about to print, from the button or from its own menu: at each key it would cost as much as the notebook
 * itself. It stays until the next one, because a telephone says that it has printed before it has.
 */
export function usePaper(notebook: Notebook, isEmpty: boolean, words: NotebookWords) {
  const [sheet, setSheet] = useState<FilledSheet>()
  const ruler = useRef<HTMLParagraphElement>(null)
  const isBlank = useRef(false)
  useEffect(() => {
    const fill = () => {
      const tool = ruler.current?.closest('[data-tool]')
      const filled = ruler.current && !isBlank.current && !isEmpty ? fillSheet(notebook, words, ruler.current) : undefined
      tool?.toggleAttribute('data-filled', filled !== undefined)
      if (tool) dateSheet(tool, filled && new Date())
      flushSync(() => {
        setSheet(filled)
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
  return { sheet, ruler, print }
}

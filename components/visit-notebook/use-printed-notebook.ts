import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setPrintState, writePrintDate } from '../forms/print-date'
import { isEmptyNotebook, type Notebook } from '../../lib/notebook-data'

/** Filled in when the browser is about to print: rendered at each key, the printed page would cost as much as the notebook itself. */
export function usePrintedNotebook(notebook: Notebook) {
  const [printed, setPrinted] = useState<Notebook>()
  const isBlank = useRef(false)

  useEffect(() => {
    const fill = () => {
      const filled = isBlank.current || isEmptyNotebook(notebook) ? undefined : notebook
      setPrintState(filled !== undefined)
      // The listener that this adds is not called for the printing that is under way.
      writePrintDate()
      flushSync(() => setPrinted(filled))
    }
    // The page stays filled: a phone announces too soon that it has printed.
    const end = () => {
      isBlank.current = false
    }
    window.addEventListener('beforeprint', fill)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', fill)
      window.removeEventListener('afterprint', end)
    }
  }, [notebook])

  const print = (page: { isBlank: boolean }) => {
    isBlank.current = page.isBlank
    window.print()
  }
  return { printed, print }
}

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { setPrintState, writePrintDate } from '../forms/print-date'
import { isEmptyNotebook, type Notebook } from '@/lib/notebook-data'

/** Rendered when the browser is about to print: at each key, it would cost as much as the form. */
export function usePrintedNotebook(notebook: Notebook) {
  const [printed, setPrinted] = useState<Notebook>()
  const isBlank = useRef(false)

  useEffect(() => {
    const fill = () => {
      const filled = isBlank.current || isEmptyNotebook(notebook) ? undefined : notebook
      setPrintState(filled !== undefined)
      // The listener that setPrintState adds is not called for the printing under way.
      writePrintDate()
      flushSync(() => setPrinted(filled))
    }
    // The page stays filled: a phone fires `afterprint` before it has printed.
    const reset = () => {
      isBlank.current = false
    }
    window.addEventListener('beforeprint', fill)
    window.addEventListener('afterprint', reset)
    return () => {
      window.removeEventListener('beforeprint', fill)
      window.removeEventListener('afterprint', reset)
    }
  }, [notebook])

  const print = (page: { isBlank: boolean }) => {
    isBlank.current = page.isBlank
    window.print()
  }
  return { printed, print }
}

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { loadDraft, loadDeviceDraft, parseJson } from '@/lib/draft-storage'
import { setPrintState, writePrintDate } from '../forms/print-state'
import { useDraft } from '../forms/use-draft'
import {
  fragmentStart,
  readFragment,
  isEmptyNotebook,
  readNotebook,
  type Notebook,
} from '@/lib/notebook-data'
import { notebookFields } from './notebook-fields'
import { getColumns, numberQuestions, type NotebookWords } from './notebook-words'

/** A notebook opened from a link or a file. */
export type SharedNotebook = Notebook | 'unreadable'

/** Removes the shared notebook from the address, which until then offers it again at a reload. */
function removeFragment(): void {
  if (location.hash.startsWith(fragmentStart))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/**
 * Returns the shared notebook to open: from the address, now and when a link is pasted over it, or
 * from a file.
 */
function useSharedNotebook() {
  const [sharedNotebook, setSharedNotebook] = useState<SharedNotebook>()

  useEffect(() => {
    const openLink = () => {
      if (!location.hash.startsWith(fragmentStart)) return

      const linked = readFragment(location.hash)
      if (!linked) removeFragment()
      setSharedNotebook(linked ?? 'unreadable')
    }
    openLink()
    window.addEventListener('hashchange', openLink)
    return () => window.removeEventListener('hashchange', openLink)
  }, [])

  return [sharedNotebook, setSharedNotebook] as const
}

/**
 * Renders the printed notebook when the browser is about to print: at each key, it would cost as
 * much as the form.
 */
function usePrintedNotebook(notebook: Notebook) {
  const [printed, setPrinted] = useState<Notebook>()
  const isBlank = useRef(false)

  useEffect(() => {
    const fill = () => {
      const filled = isBlank.current || isEmptyNotebook(notebook) ? undefined : notebook
      setPrintState(filled !== undefined)
      // A listener added during `beforeprint`, as by setPrintState, does not run for that event.
      writePrintDate()
      flushSync(() => setPrinted(filled))
    }
    // The page stays filled for a while, because a phone fires `afterprint` before it has printed.
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

/**
 * Returns true where the device stores the notebook of another tab, which must not be overwritten.
 */
function isStoredByAnotherTab(): boolean {
  if (loadDraft('visit-notebook')?.area === 'device') return false

  return !isEmptyNotebook(readNotebook(parseJson(loadDeviceDraft('visit-notebook'))))
}

type View = {
  /** The number, from 1, of the only residence that is shown, or « all » on a wide page. */
  shownResidence: string | undefined
  /** True where the device stores the notebook of another tab. */
  isStoredElsewhere: boolean
}

const mergeView = (view: View, change: Partial<View>): View => ({ ...view, ...change })

/** The notebook, its fields, and the state of what is shown around them. */
export function useNotebook(words: NotebookWords) {
  const stored = useDraft('visit-notebook', readNotebook, notebookFields)
  const { formRef, value: notebook, update } = stored
  const [view, setView] = useReducer(mergeView, { shownResidence: 'all', isStoredElsewhere: false })
  const [sharedNotebook, setSharedNotebook] = useSharedNotebook()

  const keepOnDevice = useCallback(
    (isKept: boolean) => {
      const isStoredElsewhere = isKept && isStoredByAnotherTab()
      setView({ isStoredElsewhere })
      if (!isStoredElsewhere) update((previous) => previous, isKept ? 'device' : 'tab')
    },
    [update],
  )

  // The visitor may have chosen a residence, or to keep the notebook, before hydration.
  useLayoutEffect(() => {
    const find = (selector: string) => formRef.current?.querySelector<HTMLInputElement>(selector)
    const [all, first] = [find('[value="all"]'), find('[name="residence"][value="1"]')]
    // A narrow page hides the choice of all residences, and shows the first.
    if (all?.checked && first && all.getClientRects().length === 0) first.checked = true
    setView({ shownResidence: find('[name="residence"]:checked')?.value })
    if (find('[name="keep"]')?.checked) keepOnDevice(true)
  }, [formRef, keepOnDevice])

  const closeSharedNotebook = () => {
    removeFragment()
    setSharedNotebook(undefined)
    document.getElementById(`titre-${Number(view.shownResidence) || 1}`)?.focus()
  }

  return {
    ...stored,
    ...usePrintedNotebook(notebook),
    words,
    notebook,
    columns: getColumns(notebook, words.cells),
    groups: numberQuestions(words.groups),
    isEmpty: isEmptyNotebook(notebook),
    ...view,
    keepOnDevice,
    sharedNotebook,
    openSharedNotebook: setSharedNotebook,
    closeSharedNotebook,
    replaceWith: (replacement: Notebook) => {
      update(() => replacement)
      closeSharedNotebook()
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field = target as unknown as HTMLInputElement
      if (field.name === 'residence') setView({ shownResidence: field.value })
      else stored.change(field)
    },
    clearOpinion: useCallback(
      (fieldName: string) => update((previous) => notebookFields.set(previous, fieldName, '')),
      [update],
    ),
  }
}

/** The notebook as its form shows and changes it. */
export type NotebookView = Omit<ReturnType<typeof useNotebook>, 'formRef'>

/** What the parts with a column for each residence show. */
export type NotebookColumns = Pick<NotebookView, 'words' | 'columns'>

import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
} from 'react'
import { clearDraft } from '@/lib/browser/draft-storage'
import { isStoredByAnotherTab, moveResidences } from '@/lib/browser/notebook-storage'
import { setPrintState } from '@/lib/browser/print-state'
import { useDraft } from '../forms/drafts/use-draft'
import {
  fragmentStart,
  readFragment,
  isEmptyNotebook,
  readNotebook,
  type CopiedNotebook,
  type Notebook,
} from '@/lib/notebook-data'
import { notebookFields } from './notebook-fields'
import { getColumns, numberQuestions, type NotebookWords } from './notebook-words'

export type SharedNotebook = CopiedNotebook | 'unreadable'

/** Removes the shared notebook from the address, which until then offers it again at a reload. */
function removeFragment(): void {
  if (location.hash.startsWith(fragmentStart))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/** Returns the notebook of the address, now and when a link is pasted over it. */
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

/** Prints the comparison, or the blank notebook where nothing is written and on demand. */
function usePrint(isEmpty: boolean) {
  const isBlank = useRef(false)

  useEffect(() => {
    const choose = () => setPrintState(isBlank.current || isEmpty ? 'blank' : 'answers')
    // The blank notebook stays for a while, because a phone fires `afterprint` before it has
    // printed.
    const reset = () => {
      isBlank.current = false
    }
    choose()
    window.addEventListener('beforeprint', choose)
    window.addEventListener('afterprint', reset)
    return () => {
      window.removeEventListener('beforeprint', choose)
      window.removeEventListener('afterprint', reset)
    }
  }, [isEmpty])

  return (page: { isBlank: boolean }) => {
    isBlank.current = page.isBlank
    window.print()
  }
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
  const [view, setView] = useReducer(mergeView, { shownResidence: '1', isStoredElsewhere: false })
  const [sharedNotebook, setSharedNotebook] = useSharedNotebook()

  const keepOnDevice = useCallback(
    (isKept: boolean) => {
      const isStoredElsewhere = isKept && isStoredByAnotherTab()
      setView({ isStoredElsewhere })
      if (isStoredElsewhere) return
      update((previous) => previous)
      moveResidences(isKept)
    },
    [update],
  )

  // The visitor may have chosen a residence, or to keep the notebook, before hydration.
  useLayoutEffect(() => {
    const find = (selector: string) => formRef.current?.querySelector<HTMLInputElement>(selector)
    setView({ shownResidence: find('[name="residence"]:checked')?.value })
    if (find('[name="keep"]')?.checked) keepOnDevice(true)
  }, [formRef, keepOnDevice])

  const isEmpty = isEmptyNotebook(notebook)
  const laterNotebook = useDeferredValue(notebook)
  const closeSharedNotebook = () => {
    removeFragment()
    setSharedNotebook(undefined)
    document.getElementById(`titre-${Number(view.shownResidence) || 1}`)?.focus()
  }

  return {
    ...stored,
    print: usePrint(isEmpty),
    words,
    columns: getColumns(notebook, words.cells),
    /** The notebook for what an old tablet renders or computes after the key. */
    laterNotebook,
    groups: numberQuestions(words.groups),
    isEmpty,
    ...view,
    keepOnDevice,
    sharedNotebook,
    closeSharedNotebook,
    replaceWith: (replacement: Notebook) => {
      // The answers of a calculation would be taken for those of another residence.
      if (!isEmpty) clearDraft('net-cost')
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

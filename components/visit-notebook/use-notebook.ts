import { useCallback, useEffect, useLayoutEffect, useReducer, type ChangeEvent } from 'react'
import { loadDraft, loadDeviceDraft, parseJson } from '@/lib/draft-storage'
import { useDraftInputs } from '../forms/use-draft-inputs'
import {
  fragmentStart,
  fromFragment,
  isEmptyNotebook,
  readNotebook,
  type Notebook,
} from '@/lib/notebook-data'
import { notebookFields } from './notebook-fields'

/** The notebook of a link or a file. */
export type Copy = Notebook | 'unreadable'

/**
 * The notes of a relative stay in the address until the visitor chooses: a reload shows them again.
 */
function removeFragment(): void {
  if (location.hash.startsWith(fragmentStart))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/** Opens the notebook that the address holds, now and when a link is pasted over it. */
function useLinkedCopy(onOpen: (copy: Copy) => void): void {
  useEffect(() => {
    const openLink = () => {
      if (!location.hash.startsWith(fragmentStart)) return

      const copy = fromFragment(location.hash)
      if (!copy) removeFragment()
      onOpen(copy ?? 'unreadable')
    }
    openLink()
    window.addEventListener('hashchange', openLink)
    return () => window.removeEventListener('hashchange', openLink)
  }, [onOpen])
}

/** True where the device keeps the notebook of another tab, which must not be overwritten. */
function isKeptByAnotherTab(): boolean {
  if (loadDraft('visit-notebook')?.area === 'device') return false

  return !isEmptyNotebook(readNotebook(parseJson(loadDeviceDraft('visit-notebook'))))
}

type View = {
  /** From 1: on a narrow page, the only residence that is shown. */
  shownResidence: number
  copy?: Copy | undefined
  /** The device keeps the notebook of another tab. */
  isKeptElsewhere: boolean
}

const mergeView = (view: View, change: Partial<View>): View => ({ ...view, ...change })

/** The notebook of this browser, its fields, and what is shown around them. */
export function useNotebook() {
  const stored = useDraftInputs('visit-notebook', readNotebook, notebookFields)
  const { form, update, change } = stored
  const [view, setView] = useReducer(mergeView, { shownResidence: 1, isKeptElsewhere: false })
  const openCopy = useCallback((copy: Copy) => setView({ copy }), [])
  useLinkedCopy(openCopy)

  const keepOnDevice = useCallback(
    (isKept: boolean) => {
      const isKeptElsewhere = isKept && isKeptByAnotherTab()
      setView({ isKeptElsewhere })
      if (!isKeptElsewhere) update((notebook) => notebook, isKept ? 'device' : 'tab')
    },
    [update],
  )

  // What was chosen before hydration.
  useLayoutEffect(() => {
    const chosen = new FormData(form.current ?? undefined)
    setView({ shownResidence: Number(chosen.get('residence')) })
    if (chosen.has('keep')) keepOnDevice(true)
  }, [form, keepOnDevice])

  const closeCopy = () => {
    removeFragment()
    setView({ copy: undefined })
    document.getElementById(`titre-${String(view.shownResidence)}`)?.focus()
  }

  return {
    form,
    notebook: stored.value,
    isEmpty: isEmptyNotebook(stored.value),
    isOnDevice: stored.isOnDevice,
    /** The browser stores nothing. */
    isRefused: stored.isRefused,
    ...view,
    keepOnDevice,
    openCopy,
    closeCopy,
    replaceWith: (notebook: Notebook) => {
      update(() => notebook)
      closeCopy()
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name, value } = target as unknown as HTMLInputElement
      if (name === 'residence') setView({ shownResidence: Number(value) })
      else change({ name, value })
    },
    clearMark: useCallback(
      (fieldName: string) => update((notebook) => notebookFields.set(notebook, fieldName, '')),
      [update],
    ),
  }
}

export type NotebookState = Omit<ReturnType<typeof useNotebook>, 'form'>

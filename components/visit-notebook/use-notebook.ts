import { useCallback, useEffect, useLayoutEffect, useReducer, type ChangeEvent } from 'react'
import { loadDraft, loadDeviceDraft, parseJson } from '../../lib/draft-storage'
import { useStoredFields } from '../forms/use-stored-fields'
import {
  fragmentStart,
  fromFragment,
  isEmptyNotebook,
  readNotebook,
  type Notebook,
} from '../../lib/notebook-data'
import { notebookFields } from './notebook-fields'

/** A notebook that a link or a file brought. */
export type Copy = Notebook | 'unreadable'

type State = {
  /** From 1: on a narrow page, the only residence that is shown. */
  residence: number
  /** To be read, then to replace the visitor's own or not. */
  copy?: Copy | undefined
  /** The device already keeps the notebook of another tab, which must not be written over. */
  isKeptElsewhere: boolean
}

type Action =
  | { type: 'show-residence'; residence: number }
  | { type: 'open-copy'; copy: Copy }
  | { type: 'close-copy' }
  | { type: 'keep-on-device'; isKeptElsewhere: boolean }

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'show-residence':
      return { ...state, residence: action.residence }
    case 'open-copy':
      return { ...state, copy: action.copy }
    case 'close-copy':
      return { ...state, copy: undefined }
    case 'keep-on-device':
      return { ...state, isKeptElsewhere: action.isKeptElsewhere }
  }
}

/** Once a copy was opened or refused, what a relative wrote stays neither in the address nor in what is copied from it. A reload before shows it again. */
function removeFragment(): void {
  if (location.hash.startsWith(fragmentStart))
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

/** Opens the notebook that the address holds, now and when a link is pasted over it. */
function useLinkedCopy(dispatch: (action: Action) => void): void {
  useEffect(() => {
    const openLink = () => {
      if (!location.hash.startsWith(fragmentStart)) return

      const copy = fromFragment(location.hash)
      if (!copy) removeFragment()
      dispatch({ type: 'open-copy', copy: copy ?? 'unreadable' })
    }
    openLink()
    window.addEventListener('hashchange', openLink)
    return () => window.removeEventListener('hashchange', openLink)
  }, [dispatch])
}

/** True where the device keeps what another tab wrote, which must not be written over. */
function isKeptByAnotherTab(): boolean {
  if (loadDraft('visit-notebook')?.area === 'device') return false

  return !isEmptyNotebook(readNotebook(parseJson(loadDeviceDraft('visit-notebook'))))
}

/** The notebook of this browser, its fields, and what is shown around them. */
export function useNotebook() {
  const {
    value: notebook,
    form,
    update,
    change,
    ...stored
  } = useStoredFields('visit-notebook', readNotebook, notebookFields)
  const [state, dispatch] = useReducer(reduce, { residence: 1, isKeptElsewhere: false })
  useLinkedCopy(dispatch)

  const keepOnDevice = useCallback(
    (isKept: boolean) => {
      const isKeptElsewhere = isKept && isKeptByAnotherTab()
      dispatch({ type: 'keep-on-device', isKeptElsewhere })
      if (!isKeptElsewhere) update((last) => last, isKept ? 'device' : 'tab')
    },
    [update],
  )

  // What was chosen before hydration.
  useLayoutEffect(() => {
    for (const { name, value } of form.current?.querySelectorAll<HTMLInputElement>(
      '[name="residence"]:checked, [name="keep"]:checked',
    ) ?? []) {
      if (name === 'keep') keepOnDevice(true)
      else dispatch({ type: 'show-residence', residence: Number(value) })
    }
  }, [form, keepOnDevice])

  const closeCopy = () => {
    removeFragment()
    dispatch({ type: 'close-copy' })
    document.getElementById(`titre-${String(state.residence)}`)?.focus()
  }

  return {
    ...stored,
    ...state,
    form,
    notebook,
    isEmpty: isEmptyNotebook(notebook),
    keepOnDevice,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name, value } = target as unknown as HTMLInputElement
      if (name === 'residence') dispatch({ type: 'show-residence', residence: Number(value) })
      else change({ name, value })
    },
    openCopy: (copy: Copy) => dispatch({ type: 'open-copy', copy }),
    closeCopy,
    replaceWith: (copy: Notebook) => {
      update(() => copy)
      closeCopy()
    },
    clearMark: useCallback(
      (name: string) => update((last) => notebookFields.set(last, name, '')),
      [update],
    ),
  }
}

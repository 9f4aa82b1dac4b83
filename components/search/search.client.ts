import { basePath } from '@/lib/public-environment'
import { loadTimeoutMs } from '@/lib/browser/load-timeout'
import type { SearchFile } from './search-index'

async function loadAndStart(root: HTMLElement) {
  const response = await fetch(`${basePath}/recherche.json`)
  if (!response.ok) throw new Error(`The index of the search: ${response.status}`)
  // The code is imported once the network has answered, because some browsers never request a
  // failed module again.
  const [file, { startCombobox }] = await Promise.all([
    response.json() as Promise<SearchFile>,
    import('./combobox.client'),
  ])
  startCombobox(root, file)
}

/** Makes a function that loads the search once, and again after a failure. */
function createLoader(root: HTMLElement) {
  let loading: Promise<void> | undefined
  const showLoadError = () => {
    // An empty value would hide the field, and a sticky alert would cover it.
    root.dataset.loadError = 'under-field'
  }

  async function tryToLoad() {
    const late = setTimeout(showLoadError, loadTimeoutMs)
    try {
      await loadAndStart(root)
      delete root.dataset.loadError
    } catch {
      loading = undefined
      showLoadError()
    }
    clearTimeout(late)
  }

  return () => (loading ??= tryToLoad())
}

/**
 * Loads the search at the first focus in its field. It runs without React, whose hydration would
 * take an old tablet longer than the search itself.
 */
export function startSearch() {
  const root = document.querySelector<HTMLElement>('[data-search]')
  const field = root?.querySelector('input')
  if (!root || !field) return
  const load = createLoader(root)

  // A visitor may type on after a failure, without a new focus.
  for (const type of ['focus', 'input']) field.addEventListener(type, () => void load())
  window.addEventListener('online', () => {
    // Twice, because a request that began offline may be about to fail.
    if (root.dataset.loadError !== undefined) void load().then(load)
  })
  // The visitor may have reached the field before this script was ready.
  if (document.activeElement === field) void load()
}

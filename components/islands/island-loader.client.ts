// Loads the code of an island, which hydrates its HTML, when the page is idle or at a first touch.
import { buildFilledMailto } from '../forms/request/mailto'
import { loadTimeoutMs } from '@/lib/browser/load-timeout'
import { warnBeforeLeaving } from '../forms/drafts/leave-warning'
import { hasEditedField } from '../forms/drafts/typed-input'
import { loadDraft } from '@/lib/browser/draft-storage'
import { whenIdle } from '@/lib/browser/when-idle'

/** The last module of an island. */
type IslandModule = { hydrate: (island: HTMLElement) => Promise<void> }

/**
 * The button that was clicked before its island was hydrated. A form submitted so early is marked
 * by `data-pending` on its island.
 */
let pendingButton: HTMLElement | null = null

/**
 * Matches the islands that are not hydrated. In `next dev` an island names no modules, because Next
 * hydrates it.
 */
const selector = '[data-modules]:not([data-hydrated])'

const findIslands = () => [...document.querySelectorAll<HTMLElement>(selector)]

/** Makes a function that runs once for each island, and again after a failure. */
function runOncePerIsland<Result>(run: (island: HTMLElement) => Promise<Result>) {
  const results = new WeakMap<HTMLElement, Promise<Result>>()
  return (island: HTMLElement) => {
    const result = results.get(island) ?? run(island)
    results.set(island, result)
    result.catch(() => results.delete(island))
    return result
  }
}

async function fetchFile(file: string) {
  const { ok, status } = await fetch(file)
  if (!ok) throw new Error(`${file}: ${status}`)
}

const loadModules = runOncePerIsland(async (island) => {
  const files = island.dataset.modules?.split(' ') ?? []
  // The files are fetched before the first import, because some browsers never request a failed
  // module again.
  await Promise.all(files.map(fetchFile))
  let last: unknown
  for (const file of files) last = await import(file)
  return last as IslandModule
})

/** Returns the action that waited for hydration, once: a form to submit or a button to click. */
function takePending(island: HTMLElement) {
  const form = island.dataset.pending === undefined ? null : island.querySelector('form')
  const button = island.contains(pendingButton) ? pendingButton : null
  delete island.dataset.pending
  if (button) pendingButton = null
  return { form, button }
}

/** Returns true where leaving the page would lose what was typed or submitted in an island. */
const isAtRisk = (island: HTMLElement) =>
  island.dataset.pending !== undefined || hasEditedField(island)

/** Ends the warning about what no code handles yet. */
let endWarning: (() => void) | undefined

/**
 * Replaces a tool by its print fallback, unless its code is only late or something is typed in it.
 */
function showLoadError(island: HTMLElement, isLate: boolean) {
  const isBegun =
    hasEditedField(island) && island.querySelector('[data-print-part="answers"]') !== null
  island.dataset.loadError ??= isLate || isBegun ? 'sticky' : ''
}

/** Turns a pending form into an e-mail, except a tool, which sends nothing. */
function openPendingAsEmail(island: HTMLElement) {
  const { form } = takePending(island)
  if (!form?.hasAttribute('action')) return
  endWarning?.()
  location.href = buildFilledMailto(form)
}

const lateError = new Error('An island is late.')

const loadAndHydrate = runOncePerIsland(async (island) => {
  endWarning?.()
  endWarning = warnBeforeLeaving(() => findIslands().some(isAtRisk))
  const loading = loadModules(island)
  const late = new Promise<never>((_, reject) => setTimeout(reject, loadTimeoutMs, lateError))
  try {
    const { hydrate } = await Promise.race([loading, late])
    await hydrate(island)
  } catch (error) {
    showLoadError(island, error === lateError)
    openPendingAsEmail(island)
    // Late code may still load after the alert is shown. By then runOncePerIsland has forgotten the
    // failure, so that loadAndHydrate() runs again.
    if (error === lateError) loading.then(() => loadAndHydrate(island)).catch(() => undefined)
    throw error
  }
  delete island.dataset.loadError
  island.dataset.hydrated = ''
  endWarning()
  const { form, button } = takePending(island)
  button?.click()
  // requestSubmit() is not used, because Safari has it only from 16 on.
  form?.querySelector<HTMLElement>('[type="submit"]')?.click()
})

/**
 * Tells whether an island is hydrated at once: the hash leads to it, it has a draft or a pending
 * action, or the focus is in it. A hash that is no id may hold a copy of a tool's answers.
 */
function isWanted(island: HTMLElement) {
  const hash = location.hash.slice(1)
  const target = document.getElementById(hash)
  const isAddressed = hash !== '' && (target === null || island.contains(target))
  const { pending, island: name = '' } = island.dataset
  return (
    isAddressed ||
    pending !== undefined ||
    loadDraft(name) !== undefined ||
    island.contains(document.activeElement)
  )
}

function hydrateWanted() {
  for (const island of findIslands().filter(isWanted)) void loadAndHydrate(island)
}

/**
 * Retries failed islands twice when the network returns, because requests that began offline may be
 * about to fail.
 */
function retryFailed() {
  for (const island of findIslands())
    if (island.dataset.loadError !== undefined)
      loadAndHydrate(island).catch(() => void loadAndHydrate(island))
}

/** Listens in the capture phase to events in an island that is not hydrated. */
function listen(
  type: string,
  handle: (island: HTMLElement, target: Element, event: Event) => void,
  signal: AbortSignal,
) {
  const listener = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const island = target.closest<HTMLElement>(selector)
    if (island) handle(island, target, event)
  }
  const passive = type === 'touchstart'
  document.addEventListener(type, listener, { capture: true, passive, signal })
}

/** Keeps a click on a button until its island is hydrated. */
function keepClick(island: HTMLElement, target: Element, event: Event) {
  const button = target.closest<HTMLElement>('button[type="button"]')
  if (!button) return
  event.stopPropagation()
  pendingButton = button
  void loadAndHydrate(island)
}

/** Keeps the submit of a form until its island is hydrated. */
function keepSubmit(island: HTMLElement, _: Element, event: Event) {
  event.preventDefault()
  event.stopPropagation()
  island.dataset.pending = ''
  void loadAndHydrate(island)
}

/** Starts the islands of the page, until `signal` ends them in a test. */
export function startIslands(signal = new AbortController().signal) {
  for (const type of ['focusin', 'pointerdown', 'touchstart', 'input'])
    listen(type, (island) => void loadAndHydrate(island), signal)
  listen('click', keepClick, signal)
  listen('submit', keepSubmit, signal)
  for (const island of findIslands())
    if (island.dataset.load === 'idle') whenIdle(() => void loadModules(island))
  hydrateWanted()
  addEventListener('hashchange', hydrateWanted, { signal })
  addEventListener('online', retryFailed, { signal })
}

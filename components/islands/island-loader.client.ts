// An island is printed as plain HTML. Its code is loaded, and hydrates it, once a visitor touches it.
import { buildFilledMailto } from '../forms/mailto'
import { hydrationTimeout, showPending } from '../forms/pending-submit'
import { loadDraft } from '../../lib/draft-storage'
import { whenIdle } from '../../lib/when-idle'

/** The last module of an island. `data` is what the file that its page names (`data-json-file`) holds. */
type IslandModule = { hydrate: (island: HTMLElement, data: unknown) => Promise<void> | void }

/** The button that was clicked before its island was hydrated. A form that was sent has `data-pending` on its island. */
let pendingClick: HTMLElement | null = null

/** In `next dev` an island names no modules: Next hydrates it. */
const findIslands = () => [...document.querySelectorAll<HTMLElement>('[data-modules]')]

/** Works once for each island, and again at the next call after a failure. */
function oncePerIsland<Result>(work: (island: HTMLElement) => Promise<Result>) {
  const results = new WeakMap<HTMLElement, Promise<Result>>()
  return (island: HTMLElement) => {
    const result = results.get(island) ?? work(island)
    results.set(island, result)
    result.catch(() => results.delete(island))
    return result
  }
}

const fetchFile = (file: string) =>
  fetch(file).then((response) =>
    response.ok ? response : Promise.reject(new Error(`${file}: ${String(response.status)}`)),
  )

const loadModules = oncePerIsland(async (island) => {
  const files = island.dataset.modules?.split(' ') ?? []
  // Before the first import: some browsers never ask again for a module that failed to load.
  await Promise.all(files.map(fetchFile))
  let last: unknown
  for (const file of files) last = await import(file)
  return last as IslandModule
})

/** What waits for an island to be hydrated, taken once: a form to send, a button to click. */
function takePending(island: HTMLElement) {
  const form = island.dataset.pending === undefined ? null : island.querySelector('form')
  const button = island.contains(pendingClick) ? pendingClick : null
  delete island.dataset.pending
  if (button) pendingClick = null
  return { form, button }
}

const isEdited = (field: HTMLInputElement) =>
  /^(?:radio|checkbox)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

const hasInput = (island: HTMLElement) =>
  [...island.querySelectorAll<HTMLInputElement>('input, textarea')].some(isEdited)

/** Asks before the page is left with words that no code keeps yet. A call or an e-mail leaves the page open. */
function askBeforeLoss(event: Event) {
  const isCall = document.activeElement?.matches('[href^="tel:"], [href^="mailto:"]')
  if (
    !isCall &&
    findIslands().some((island) => island.dataset.hydrated === undefined && hasInput(island))
  )
    event.preventDefault()
}

/** A form that sends becomes an e-mail with what was typed. A tool sends nothing, and its answers go into no e-mail. */
function giveUpSubmit(form: HTMLFormElement | null) {
  if (!form?.hasAttribute('action')) return
  removeEventListener('beforeunload', askBeforeLoss)
  location.href = buildFilledMailto(form)
}

const lateError = new Error('The code of an island is late.')

/** A tool leaves its place to its printed fallback, unless its code is late or something is typed in it. */
function showLoadError(island: HTMLElement, isLate: boolean) {
  const isBegun = hasInput(island) && island.querySelector('[data-has-print-fallback]') !== null
  island.dataset.loadError ??= isLate || isBegun ? 'beside' : ''
}

const hydrate = oncePerIsland(async (island) => {
  const { jsonFile } = island.dataset
  const data =
    jsonFile === undefined
      ? undefined
      : fetchFile(jsonFile).then<unknown>((response) => response.json())
  const loading = Promise.all([loadModules(island), data])
  const late = new Promise<never>((_, reject) => setTimeout(reject, hydrationTimeout, lateError))
  // It may come all the same, after its alert.
  late.catch(() => loading.then(() => hydrate(island))).catch(() => undefined)
  try {
    const [module, read] = await Promise.race([loading, late])
    await module.hydrate(island, read)
  } catch (error) {
    showLoadError(island, error === lateError)
    giveUpSubmit(takePending(island).form)
    throw error
  }
  delete island.dataset.loadError
  island.dataset.hydrated = ''
  removeEventListener('beforeunload', askBeforeLoss)
  const { form, button } = takePending(island)
  button?.click()
  // Not requestSubmit, which Safari has from 16 on.
  form?.querySelector<HTMLElement>('[type="submit"]')?.click()
})

/** It was sent already (early-form.ts), something is stored for it, the focus or the address leads into it, or the address holds what is no element's id. */
function isWantedNow(island: HTMLElement): boolean {
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

function hydrateEach(isWanted: (island: HTMLElement) => boolean) {
  for (const island of findIslands()) if (isWanted(island)) void hydrate(island)
}

/** Listens, before all others, to what happens in an island that is not hydrated. */
function listen(type: string, act: (island: HTMLElement, target: Element, event: Event) => void) {
  const listener = (event: Event) => {
    const { target } = event
    const island =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-modules]:not([data-hydrated])')
        : null
    if (island) act(island, target as Element, event)
  }
  document.addEventListener(type, listener, { capture: true, passive: type === 'touchstart' })
}

export function startIslands(): void {
  for (const type of ['focusin', 'pointerdown', 'touchstart', 'input'])
    listen(type, (island) => void hydrate(island))
  // Not before: the listener alone keeps a page out of Firefox's cache for Back.
  listen('input', () => addEventListener('beforeunload', askBeforeLoss))
  listen('click', (island, target, event) => {
    const button = target.closest<HTMLElement>('button[type="button"]')
    if (!button) return
    event.stopPropagation()
    pendingClick = button
    void hydrate(island)
  })
  listen('submit', (island, _, event) => {
    event.preventDefault()
    event.stopPropagation()
    showPending(island)
    void hydrate(island)
  })
  for (const island of findIslands())
    if (island.dataset.load === 'idle') whenIdle(() => void loadModules(island))
  hydrateEach(isWantedNow)
  addEventListener('hashchange', () => hydrateEach(isWantedNow))
  addEventListener('online', () => {
    // Twice: what was asked for while offline may be about to fail.
    for (const island of findIslands())
      if (island.dataset.loadError !== undefined) hydrate(island).catch(() => void hydrate(island))
  })
}

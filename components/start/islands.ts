// An island is printed like the rest of the page, and works as plain HTML does. Its code is fetched, and its HTML hydrated, when a visitor is about to
// write in it: it then is « awake ».
import { mailtoHref } from './mailto'
import { hasTyped, load, saveTyped } from './store'
import { whenIdle } from './when-idle'

/** The last of its modules. `read` is the file that its page names (`data-reads`), if it names one. */
type Hydrator = { hydrate: (island: HTMLElement, read?: unknown) => Promise<void> | void }

const gestures = ['focusin', 'pointerdown', 'touchstart', 'input'] as const

const waking = new WeakMap<HTMLElement, Promise<void>>()

const islandAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null)

/** In the order in which they are evaluated (components/islands/island.tsx). */
const filesOf = (island: HTMLElement) => (island.dataset.modules ?? '').split(' ').filter(Boolean)

/**
 * Into the browser's cache. Not by a `prefetch`, which Firefox refuses under our policy and tells the console, nor by a `preload`, which Chromium expects
 * to be used within seconds.
 */
async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} does not come.`)
  return answer
}

const fetchAll = (files: readonly string[]) => Promise.all(files.map(fetchFile))

/**
 * The same, and compiled besides, off the page's own thread, where the browser knows how (Safari from 17 on, Firefox from 115 on). Not before all of them
 * came: to Chromium 150, a file whose preload failed has failed for the life of the page.
 */
function prepare(files: readonly string[]): void {
  const compile = () => {
    for (const file of files) {
      const link = document.createElement('link')
      if (!link.relList.supports('modulepreload')) return
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    }
  }
  fetchAll(files).then(compile, () => undefined)
}

/** Lets the browser show what was typed meanwhile. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

async function run(files: readonly string[]): Promise<Partial<Hydrator>> {
  // All at once, and before the first one is evaluated: a module that failed to come stays failed for the life of the page in some browsers.
  await fetchAll(files)
  let last: Partial<Hydrator> = {}
  for (const file of files) {
    if (file !== files[0]) await yieldToMain()
    last = (await import(file)) as Partial<Hydrator>
  }
  return last
}

async function bring(island: HTMLElement): Promise<void> {
  const { reads } = island.dataset
  const [read, { hydrate }] = await Promise.all([
    reads === undefined ? undefined : fetchFile(reads).then<unknown>((answer) => answer.json()),
    run(filesOf(island)),
  ])
  await hydrate?.(island, read)
  delete island.dataset.lost
  island.dataset.awake = ''
}

/** Once for each island; what did not come is asked for again at the next gesture. Until it comes its sentence stands, said once and not at each key. */
function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island)
  if (known) return known
  const attempt = bring(island).catch((error: unknown) => {
    waking.delete(island)
    island.dataset.lost = ''
    throw error
  })
  waking.set(island, attempt)
  return attempt
}

/** How long a submit waits for a connection that neither delivers the island nor fails. */
const submitTimeout = 8000

const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('An island is late.')), submitTimeout))

/**
 * A submit that comes before the island does is held, and made again when it is there: it then leaves, or is told what to correct. Where the island does
 * not come, an e-mail opens with what was typed. The attribute is the island's: on the form, React would report a
 * hydration mismatch.
 */
async function holdSubmit(form: HTMLFormElement, island: HTMLElement) {
  if (island.dataset.held !== undefined) return
  const isRefused = form.matches(':invalid')
  island.dataset.held = isRefused ? 'checking' : 'sending'
  try {
    await Promise.race([wake(island), timeout()])
    delete island.dataset.held
    // Not requestSubmit, which Safari knows from 16 on.
    form.querySelector<HTMLElement>('[type="submit"]')?.click()
  } catch {
    delete island.dataset.held
    island.dataset.lost = ''
    if (isRefused) {
      // The browser says it in its own words, which is better than nothing.
      form.reportValidity()
      return
    }
    // popup.ts opens the dialog again, if it was closed meanwhile.
    form.dispatchEvent(new CustomEvent('request', { detail: 'error', bubbles: true }))
    // A form without an action is a tool's: what is answered there goes into no e-mail.
    if (form.hasAttribute('action')) location.href = mailtoHref(form)
  }
}

const pressed = new WeakSet<Element>()

/** A press on a button whose code is not there yet is done once, when it is. Links and summaries are the browser's own, and wait for nobody. */
async function holdPress(button: HTMLElement, island: HTMLElement) {
  if (pressed.has(button)) return
  pressed.add(button)
  try {
    await wake(island)
    button.click()
  } catch {
    // The sentence that stands in the place of what did not come says the rest.
  }
  pressed.delete(button)
}

/** Something is stored for it, or the address leads into it or brings something that no element of the page is called. */
function shouldWakeNow(island: HTMLElement): boolean {
  const hash = location.hash.slice(1)
  const place = document.getElementById(hash)
  const name = island.dataset.island ?? ''
  return load(name) !== undefined || hasTyped(name) || (hash !== '' && (place === null || island.contains(place)))
}

/** A page that is left before the code of its island came: what was typed in it is written again on return. */
function keepTyped(island: HTMLElement): void {
  const fields = [
    ...island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type="radio"], [type="checkbox"], [type="file"])',
    ),
  ]
  const typed = fields.filter(({ id, value, defaultValue }) => id !== '' && value !== defaultValue).map(({ id, value }) => [id, value])
  if (typed.length > 0) saveTyped(island.dataset.island ?? '', Object.fromEntries(typed) as Record<string, string>)
}

export function startIslands(): void {
  // In development the islands are a part of Next's own tree.
  const isOurs = (island: HTMLElement | null): island is HTMLElement => island !== null && filesOf(island).length > 0
  for (const gesture of gestures)
    document.addEventListener(
      gesture,
      (event) => {
        const island = islandAt(event)
        // The sentence that stands in the place of what did not come says the rest.
        if (isOurs(island)) wake(island).catch(() => undefined)
      },
      { capture: true, passive: true },
    )
  document.addEventListener(
    'click',
    (event) => {
      const island = islandAt(event)
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]') : null
      if (!button || !isOurs(island) || island.dataset.awake !== undefined) return
      event.stopPropagation()
      void holdPress(button, island)
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      const island = islandAt(event)
      if (!isOurs(island) || !(event.target instanceof HTMLFormElement)) return
      if (island.dataset.awake !== undefined) return
      event.preventDefault()
      event.stopPropagation()
      void holdSubmit(event.target, island)
    },
    true,
  )
  // The browser refuses an empty field before any submit: its bubble waits as well, for the sentences beside the fields.
  document.addEventListener(
    'invalid',
    (event) => {
      const island = islandAt(event)
      const form = event.target instanceof Element ? event.target.closest('form') : null
      if (!form || !isOurs(island) || island.dataset.awake !== undefined || island.dataset.lost !== undefined) return
      event.preventDefault()
      void holdSubmit(form, island)
    },
    true,
  )
  const early = [...document.querySelectorAll<HTMLElement>('[data-fetched="at-idle"]')].filter(isOurs)
  if (early.length > 0)
    whenIdle(() => {
      for (const island of early) prepare(filesOf(island))
    })
  const wakeEach = (isWanted: (island: HTMLElement) => boolean) => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
      if (isOurs(island) && isWanted(island)) wake(island).catch(() => undefined)
  }
  window.addEventListener('pagehide', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) if (isOurs(island)) keepTyped(island)
  })
  const wakeWanted = () => wakeEach(shouldWakeNow)
  wakeWanted()
  // A link that is pasted over the address of this very page loads nothing.
  window.addEventListener('hashchange', wakeWanted)
  // What the network kept from coming is asked for again with it.
  window.addEventListener('online', () => wakeEach(({ dataset }) => dataset.lost !== undefined))
  // The focus may have been given before this script was there.
  const focused = document.activeElement?.closest<HTMLElement>('[data-island]') ?? null
  if (isOurs(focused)) wake(focused).catch(() => undefined)
}

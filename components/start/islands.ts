// An island is printed, and works, as plain HTML; when a visitor is about to write in it, its code is fetched and it is hydrated: it is « awake ».
import { holdSubmit, longestWait } from './held-submit'
import { mailtoHref } from './mailto'
import { load } from './store'
import { whenIdle } from './when-idle'

/** The last of its modules. `read` is the file that its page names (`data-reads`); `touched`, what a field held before the visitor wrote or ticked in it. */
type Hydrator = { hydrate: (island: HTMLElement, read: unknown, touched: WeakMap<EventTarget, string>) => Promise<void> | void }

const gestures = ['focusin', 'pointerdown', 'touchstart', 'input'] as const

const touched = new WeakMap<EventTarget, string>()

/** Those whose code comes by itself: in development the islands are a part of Next's own tree, and name no module. */
const islands = () => [...document.querySelectorAll<HTMLElement>('[data-modules]')]

/** Into the browser's cache: Firefox refuses a `prefetch` under our policy, and Chromium expects a `preload` to be used within seconds. */
async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} does not come.`)
  return answer
}

async function run(files: readonly string[]): Promise<Partial<Hydrator>> {
  // All at once, and before the first one is evaluated: a module that failed to come stays failed for the life of the page in some browsers.
  await Promise.all(files.map(fetchFile))
  let last: Partial<Hydrator> = {}
  for (const file of files) {
    last = (await import(file)) as Partial<Hydrator>
    // Lets the browser show what was typed meanwhile.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return last
}

const code = new WeakMap<HTMLElement, Promise<Partial<Hydrator>>>()

/** Fetched and evaluated once: to ask for nine files again at the first press held it up by 0.4 s on a processor 20 times slower. */
function codeOf(island: HTMLElement): Promise<Partial<Hydrator>> {
  const coming = code.get(island) ?? run(island.dataset.modules?.split(' ') ?? [])
  code.set(island, coming)
  coming.catch(() => code.delete(island))
  return coming
}

async function bring(island: HTMLElement): Promise<void> {
  const { reads } = island.dataset
  const [read, { hydrate }] = await Promise.all([
    reads === undefined ? undefined : fetchFile(reads).then<unknown>((answer) => answer.json()),
    codeOf(island),
  ])
  await hydrate?.(island, read, touched)
  delete island.dataset.lost
  island.dataset.awake = ''
}

const waking = new WeakMap<HTMLElement, Promise<boolean>>()

/** « beside »: what somebody has begun stays in sight, and its code is tried again as they go on. Otherwise the paper that stands for it, if any, is shown. */
function lose(island: HTMLElement, isLate = false) {
  const isBegun = [...island.querySelectorAll('[data-has-paper] :is(input, select, textarea)')].some((field) => touched.has(field))
  if (island.dataset.lost !== '') island.dataset.lost = isLate || isBegun ? 'beside' : ''
}

/** True once it is awake. What did not come is asked for again at the next gesture, and its sentence is said once. */
function wake(island: HTMLElement): Promise<boolean> {
  const known = waking.get(island)
  if (known) return known
  const late = setTimeout(lose, longestWait, island, true)
  const attempt = bring(island)
    .then(
      () => true,
      () => {
        waking.delete(island)
        lose(island)
        return false
      },
    )
    .finally(() => clearTimeout(late))
  waking.set(island, attempt)
  return attempt
}

/** A submit that comes before the island does is held, and made again when it is there. Where it does not come, an e-mail opens with what was typed. */
async function sendLater(form: HTMLFormElement, island: HTMLElement) {
  if (island.dataset.held !== undefined) return
  const isRefused = form.matches(':invalid')
  if (await holdSubmit(form, island, isRefused ? 'checking' : 'sending', wake(island))) return
  if (!form.hasAttribute('action')) {
    // A tool's: what is answered there goes into no e-mail, and is computed whenever it can be.
    if (await wake(island)) form.querySelector<HTMLElement>('[type="submit"]')?.click()
    return
  }
  island.dataset.lost = ''
  if (isRefused) {
    // The browser says it in its own words, which is better than nothing.
    form.reportValidity()
    return
  }
  location.href = mailtoHref(form)
}

const pressed = new WeakSet<Element>()

/** A press on a button whose code is not there yet is done once, when it is. Links and summaries are the browser's own, and wait for nobody. */
async function holdPress(button: HTMLElement, island: HTMLElement) {
  if (pressed.has(button)) return
  pressed.add(button)
  if (await wake(island)) button.click()
  pressed.delete(button)
}

/** Something is stored for it, or the address leads into it or brings something that no element of the page is called. */
function shouldWakeNow(island: HTMLElement): boolean {
  const hash = location.hash.slice(1)
  const place = document.getElementById(hash)
  return load(island.dataset.island ?? '') !== undefined || (hash !== '' && (place === null || island.contains(place)))
}

export function startIslands(): void {
  const wakeEach = (isWanted: (island: HTMLElement) => boolean) => {
    for (const island of islands()) if (isWanted(island)) void wake(island)
  }
  const listen = (event: string, act: (event: Event, island: HTMLElement) => void) => {
    const listener = (happened: Event) => {
      const { target } = happened
      const island = target instanceof Element ? target.closest<HTMLElement>('[data-modules]:not([data-awake])') : null
      if (island) act(happened, island)
    }
    document.addEventListener(event, listener, { capture: true, passive: event === 'touchstart' })
  }
  for (const event of ['beforeinput', 'input'])
    listen(event, ({ target }) => {
      const field = target as HTMLInputElement
      if (!touched.has(field)) touched.set(field, field.value)
      // What chooses the part that is shown does so before its code is there.
      if (event === 'input' && field.form && field.dataset.view !== undefined) field.form.dataset[field.name] = field.value
    })
  for (const gesture of gestures) listen(gesture, (_, island) => void wake(island))
  listen('click', (event, island) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]')
    if (!button) return
    event.stopPropagation()
    void holdPress(button, island)
  })
  listen('submit', (event, island) => {
    event.preventDefault()
    event.stopPropagation()
    void sendLater(event.target as HTMLFormElement, island)
  })
  // The browser refuses an empty field before any submit: its bubble waits as well, for the sentences beside the fields.
  listen('invalid', (event, island) => {
    const form = (event.target as Element).closest('form')
    if (!form || island.dataset.lost !== undefined) return
    event.preventDefault()
    void sendLater(form, island)
  })
  const early = islands().filter(({ dataset }) => dataset.fetched === 'at-idle')
  for (const island of early) whenIdle(() => void codeOf(island))
  // The focus may have been given before this script was there.
  wakeEach((island) => shouldWakeNow(island) || island.contains(document.activeElement))
  // A link that is pasted over the address of this very page loads nothing.
  window.addEventListener('hashchange', () => wakeEach(shouldWakeNow))
  // What the network kept from coming is asked for again with it; once more where an attempt had begun without it.
  window.addEventListener('online', () => {
    for (const island of islands()) if (island.dataset.lost !== undefined) void wake(island).then((isAwake) => isAwake || wake(island))
  })
}

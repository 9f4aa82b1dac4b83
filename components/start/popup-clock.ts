import { recall, remember } from './memory'
import { hasPendingRequest } from './pending-request'

/** The popup was shown once, or refused before it was. */
export const popupShownKey = 'fanal-popup-shown'

const visitStartKey = 'fanal-visit-start'

/** When this page was loaded: the script may be ready long after. */
function loadedAt(): number {
  const [page] = performance.getEntriesByType('navigation')
  const end = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0
  return end > 0 ? Date.now() - (performance.now() - end) : Date.now()
}

/** The first load of the visit, kept for the pages and reloads that follow. A clock set back in between starts over. */
export function visitStart(): number {
  const saved = Number(recall('sessionStorage', visitStartKey))
  if (saved > 0 && saved <= Date.now()) return saved
  const start = loadedAt()
  remember('sessionStorage', visitStartKey, String(start))
  return start
}

const sentKey = 'fanal-request-sent'

/** A visit is the life of a tab: a request sent in it, from either form, keeps the popup from opening. */
const hasSentRequest = () => recall('sessionStorage', sentKey) !== null

export const noteSentRequest = () => remember('sessionStorage', sentKey, '1')

const popupDelay = 30_000
/** Fetched a little before, so that it opens on time. */
const bringDelay = 25_000
/** After the last keystroke, or after a field was left. */
const quietDelay = 5_000

// An iframe that has the focus is the chat, where somebody may be writing.
const typesHere =
  'iframe, textarea, select, input:not([type="radio"], [type="checkbox"], [type="submit"], [type="button"], [type="hidden"])'

// Over the urgent numbers it never opens: it waits for the next page. A tool that woke or has a ticked box, one that only
// chooses what is shown apart, is one that somebody has begun to answer.
const inUse =
  'form[aria-busy="true"], dialog[open], details[data-menu][open], [data-tool="urgence"], [data-tool] [data-awake], [data-tool] input:checked:not([data-view])'

const isInUse = () => document.querySelector(inUse) !== null

/** Words that somebody began to write, or came back to. A field that only shows an address is no such thing, nor one that nobody sees. */
export const holdsWords = () =>
  [...document.querySelectorAll<HTMLInputElement>(typesHere)].some(
    (field) => 'value' in field && !field.readOnly && field.value.trim() !== '' && !field.closest('[hidden]'),
  )

/** From this page, or from one that was left before the answer came: it has most likely arrived. */
const isPending = () => hasPendingRequest('contact') || hasPendingRequest('callback')

const isBusy = () =>
  document.visibilityState !== 'visible' || document.activeElement?.matches(typesHere) === true || isInUse() || holdsWords() || isPending()

/**
 * Calls `load` shortly before the visit is 30 s old, then shows what it brought: once ever on the device, not while the visitor types or has words
 * waiting, over an open menu or a tool in use, nor in a tab that nobody looks at, and not in a visit that already sent a request, or whose last one
 * is still without an answer. Where `load` fails, nothing happens.
 */
export function startPopupClock(load: () => Promise<() => void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = 0
  let lastTouch = 0
  let bringing: ReturnType<typeof setTimeout> | undefined
  let loading: Promise<() => void> | undefined
  const listening = new AbortController()

  // Another tab may have shown it since.
  const isOver = () => hasSentRequest() || recall('localStorage', popupShownKey) !== null
  const stop = () => {
    clearTimeout(timer)
    clearTimeout(bringing)
    listening.abort()
  }
  // tick() awaits the same promise and handles its failure; this catch only keeps it from being reported as unhandled.
  const bring = () => {
    loading ??= load()
    loading.catch(() => undefined)
    return loading
  }
  const wait = () => {
    const now = Date.now()
    return Math.max(start + popupDelay - now, lastTouch + quietDelay - now, isBusy() ? quietDelay : 0)
  }
  const schedule = () => {
    clearTimeout(timer)
    const left = wait()
    // Rounded up: a timer may fire a fraction of a millisecond early and would find itself one turn short.
    if (left > 0) timer = setTimeout(() => void tick(), Math.ceil(left))
    else void tick()
  }
  const tick = async () => {
    if (isOver()) {
      stop()
      return
    }
    if (wait() > 0) {
      schedule()
      return
    }
    try {
      const show = await bring()
      // Someone may have begun to type, or sent the form, while it came.
      if (listening.signal.aborted) return
      if (wait() > 0 || hasSentRequest()) {
        schedule()
        return
      }
      stop()
      // Where « once » cannot be remembered, never is better than on every page.
      if (remember('localStorage', popupShownKey, '1')) show()
    } catch {
      stop()
    }
  }
  const touch = () => {
    lastTouch = Date.now()
    if (start > 0) schedule()
  }
  const begin = () => {
    start = visitStart()
    for (const event of ['keydown', 'input', 'focusout'])
      document.addEventListener(event, touch, { capture: true, signal: listening.signal })
    document.addEventListener('visibilitychange', schedule, { signal: listening.signal })
    bringing = setTimeout(() => isOver() || void bring(), Math.max(0, start + bringDelay - Date.now()))
    schedule()
  }

  if (recall('localStorage', popupShownKey) !== null || typeof HTMLDialogElement === 'undefined') return
  if (document.readyState === 'complete') begin()
  // A moment later: the time of the load event is written once its listeners have run.
  else window.addEventListener('load', () => setTimeout(begin), { once: true, signal: listening.signal })
}

// The callback popup: printed HTML, opened as such 30 seconds after the visit began. Its form is an island like the other one.
import { basePath } from '../ui/public-values'
import { recall, remember } from './memory'
import { clear, hasTyped, load, takeTyped } from './store'
import { hasUnsavedInput, typedFields } from './unsaved-input'
import { clearPendingRequest, hasPendingRequest, hasSentRequest, popupDelay, popupShownKey, visitStart } from './visit'

/** After the last keystroke, or after a field was left. */
const quietDelay = 5_000

// Over the urgent numbers it never opens: it waits for the next page. A tool that woke or has a ticked box, one that only
// chooses what is shown apart, is one that somebody has begun to answer.
const inUse =
  'form[aria-busy="true"], dialog[open], details[data-menu][open], [data-tool="urgence"], [data-tool] [data-awake], [data-tool] input:checked:not([data-view])'

const isInUse = () => document.querySelector(inUse) !== null

/** What was written in a form or a tool of this page before, and that its code has not put back yet. */
const hasStoredWords = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-island]')].some(({ dataset }) => load(dataset.island ?? '') !== undefined)

/** From this page, or from one that was left before the answer came: it has most likely arrived. */
const isPending = () => hasPendingRequest('contact') || hasPendingRequest('callback')

const isBusy = () =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches(typedFields) === true ||
  isInUse() ||
  hasUnsavedInput() ||
  hasStoredWords() ||
  isPending()

/**
 * Shows what `load` brings once the visit is 30 s old: once ever on the device, not while the visitor types or has words
 * waiting, over an open menu or a tool in use, nor in a tab that nobody looks at, and not in a visit that already sent a request, or whose last one
 * is still without an answer. Where `load` fails, nothing happens.
 */
export function startPopupClock(load: () => Promise<() => void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = 0
  let lastTouch = 0
  let loading: Promise<() => void> | undefined
  const listening = new AbortController()

  // Another tab may have shown it since.
  const isOver = () => hasSentRequest() || recall('localStorage', popupShownKey) !== null
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
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
      const show = await loading
      if (!show) return
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
    // tick() awaits it and handles its failure.
    loading = load()
    loading.catch(() => undefined)
    schedule()
  }

  if (recall('localStorage', popupShownKey) !== null || typeof HTMLDialogElement === 'undefined') return
  if (document.readyState === 'complete') begin()
  // A moment later: the time of the load event is written once its listeners have run.
  else window.addEventListener('load', () => setTimeout(begin), { once: true, signal: listening.signal })
}

const closeDelay = 3000

/** The form's event, which bubbles: what became of the request. */
type Told = CustomEvent<'success' | 'error'>

type Popup = { dialog: HTMLDialogElement; note: (name: 'thanks' | 'left' | 'kept') => HTMLElement | undefined }

async function bringPopup(): Promise<Popup> {
  const answer = await fetch(`${basePath}/fragments/rappel/`)
  if (!answer.ok) throw new Error(`fragments/rappel: ${String(answer.status)}`)
  const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const dialog = fragment.querySelector<HTMLDialogElement>('dialog[data-callback]')
  if (!dialog) throw new Error('fragments/rappel: no dialog')
  document.body.append(...fragment.querySelectorAll('style[data-styled]'), dialog)
  const notes = [...fragment.querySelectorAll<HTMLElement>('[data-callback-note]')]
  const popup: Popup = { dialog, note: (name) => notes.find(({ dataset }) => dataset.callbackNote === name) }
  prepare(popup)
  return popup
}

/** At the foot of the screen until it is closed, or the next page. What was said aloud once, in the dialog, is not said again. */
function leaveNote(note: HTMLElement | undefined, isSaid: boolean, onPress?: (button: Element) => void) {
  if (!note) return
  if (!isSaid) note.querySelector('p')?.setAttribute('role', 'alert')
  document.querySelector('.site')?.append(note)
  // A property: the same note may be left twice.
  note.onclick = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    note.remove()
    // The button that had the focus is gone, and the focus would fall back to the body.
    document.querySelector('main')?.focus({ preventScroll: true })
    onPress?.(button)
  }
}

function prepare({ dialog, note }: Popup) {
  const isSending = () => dialog.querySelector('form[aria-busy="true"], [data-held="sending"]') !== null
  let closing: ReturnType<typeof setTimeout> | undefined
  let isAccepted = false
  let pressedBackdrop = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedBackdrop = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    // A press that began inside (selecting words) and ended on the backdrop is no wish to close.
    const isOnBackdrop = target === dialog && pressedBackdrop
    if (isOnBackdrop || (target instanceof Element && target.closest('[data-close]'))) dialog.close()
  })
  dialog.addEventListener('request', (event) => {
    const { detail } = event as Told
    if (detail === 'success') {
      isAccepted = true
      if (dialog.open) closing = setTimeout(() => dialog.close(), closeDelay)
      else {
        leaveNote(note('thanks'), false)
        dialog.remove()
      }
    } else if (!dialog.open) {
      // Closed while the request travelled, and it did not arrive: the visitor must know.
      open(dialog)
      dialog.querySelector<HTMLElement>('.answer')?.focus()
    }
  })
  dialog.addEventListener('close', () => {
    clearTimeout(closing)
    document.documentElement.style.removeProperty('--scrollbar')
    // Three seconds are short for who reads slowly: the dialog goes, its thanks stay.
    if (isAccepted) leaveNote(note('thanks'), true)
    if (isSending()) return
    const words = [...dialog.querySelectorAll<HTMLInputElement>('input[name]')].some(({ value }) => value.trim() !== '')
    if (isAccepted || !words) dialog.remove()
    // Escape, or a finger beside the dialog that meant to put the keyboard away: it opens once a visit, and what was typed would be lost.
    else
      leaveNote(note('kept'), false, (button) => {
        if (button.matches('[data-again]')) open(dialog)
        else {
          dialog.remove()
          clear('callback')
        }
      })
  })
}

function open(dialog: HTMLDialogElement) {
  const root = document.documentElement
  // The width of the scrollbar that is about to go, so that nothing behind moves. On a phone it is nothing.
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  dialog.showModal()
  followKeyboard(dialog)
  // The title, not the X that comes first: someone pressing the space bar to scroll would close it unread.
  dialog.querySelector<HTMLElement>('h2')?.focus()
}

/** Tells the dialog what a keyboard leaves of the screen: most phones lay theirs over the page without telling CSS. */
function followKeyboard(dialog: HTMLDialogElement) {
  const view = window.visualViewport
  if (!view) return
  const { style } = dialog
  const measure = () => {
    // Pinched, the visual viewport is what the visitor looks at, not what a keyboard leaves.
    const isPinched = view.scale > 1.01
    const hidden = Math.round(window.innerHeight - view.height - view.offsetTop)
    style.setProperty('--view', isPinched ? '100dvh' : `${String(Math.round(view.height))}px`)
    style.setProperty('--keyboard', isPinched ? '0px' : `${String(Math.max(0, hidden))}px`)
  }
  const watching = new AbortController()
  measure()
  for (const event of ['resize', 'scroll']) view.addEventListener(event, measure, { signal: watching.signal })
  dialog.addEventListener(
    'close',
    () => {
      watching.abort()
    },
    { once: true },
  )
}

/** What was written in it on another page, or before a reload, its code there or not. */
function fillIn(dialog: HTMLDialogElement): void {
  const values = JSON.parse(load('callback')?.text ?? '{}') as Partial<Record<string, string>>
  const typed = takeTyped('callback')
  for (const field of dialog.querySelectorAll<HTMLInputElement>('input[name]')) field.value = typed[field.id] ?? values[field.name] ?? ''
}

/**
 * The page before this one was left while a callback was asked for, or with words that had not been sent: a note says so, and brings them back. Over the
 * urgent numbers nothing comes: the next page says it.
 */
async function sayWhenLeft() {
  if (!(load('callback') || hasTyped('callback')) || document.querySelector('[data-tool="urgence"]')) return
  const { dialog, note } = await bringPopup()
  fillIn(dialog)
  leaveNote(note(hasPendingRequest('callback') ? 'left' : 'kept'), false, (button) => {
    if (button.matches('[data-again]')) {
      open(dialog)
      return
    }
    clearPendingRequest('callback')
    clear('callback')
    // What is still in its fields would be stored again as the page is left.
    dialog.remove()
  })
}

export function startPopup(): void {
  // Where its words do not come, it is said on the next page.
  sayWhenLeft().catch(() => undefined)
  startPopupClock(async () => {
    const { dialog } = await bringPopup()
    return () => open(dialog)
  })
}

/** Who wants no interruption says so once, before it comes (WCAG 2.2.4); who has seen the popup has nothing left to refuse. */
export function startPopupRefusal(): void {
  const box = document.querySelector<HTMLElement>('[data-popup-refusal]')
  const button = box?.querySelector('button')
  const status = box?.querySelector<HTMLElement>('[role="status"]')
  if (!box || !button || !status) return
  if (recall('localStorage', popupShownKey) !== null) status.textContent = box.dataset.refused ?? ''
  button.addEventListener('click', () => {
    status.textContent = (remember('localStorage', popupShownKey, '1') ? box.dataset.refused : box.dataset.failed) ?? ''
  })
}

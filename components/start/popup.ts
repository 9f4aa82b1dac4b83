// The callback popup: printed HTML, opened as such `popupDelay` after the visit began. Its form is an island like the other one.
import { basePath } from '../ui/public-values'
import { recall, remember } from './memory'
import { clear, load } from './store'
import { hasUnsavedInput, typedFields } from './unsaved-input'
import { hasSentRequest, popupDelay, popupShownKey, visitStart } from './visit'

/** After the last keystroke, or after a field was left. */
const quietDelay = 5_000

/** How often it looks whether the visitor is still at something. */
const busyDelay = 1_000

// Over the urgent numbers it waits for the next page. A tool that woke or has a ticked box, save one that chooses what is shown, is being answered.
const inUse =
  'form[aria-busy="true"], dialog[open], details[data-menu][open], [data-tool="urgence"], [data-tool] [data-awake], [data-tool] input:checked:not([data-view])'

/** What was written in a form or a tool of this page before, and that its code has not put back yet. */
const hasStoredWords = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-island]')].some(({ dataset }) => load(dataset.island ?? '') !== undefined)

const isBusy = () =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches(typedFields) === true ||
  document.querySelector(inUse) !== null ||
  hasUnsavedInput() ||
  hasStoredWords()

/** Shown once, here or in another tab, or in a visit that already sent a request. */
const isOver = () => hasSentRequest() || recall('localStorage', popupShownKey) !== null

/** Shows what `load` brings once the visit is as old as `popupDelay`: once ever on the device, not while it `isBusy`, and never where `load` fails. */
export function startPopupClock(load: () => Promise<() => void>): void {
  if (isOver()) return
  const start = visitStart()
  let lastTouch = 0
  const touch = () => (lastTouch = Date.now())
  for (const event of ['keydown', 'input', 'focusout']) document.addEventListener(event, touch, true)
  const tick = (show: () => void) => {
    if (isOver()) return
    const now = Date.now()
    const wait = Math.max(start + popupDelay - now, lastTouch + quietDelay - now, isBusy() ? busyDelay : 0)
    if (wait > 0) setTimeout(tick, wait, show)
    // Where « once » cannot be remembered, never is better than on every page.
    else if (remember('localStorage', popupShownKey, '1')) show()
  }
  load().then(tick, () => undefined)
}

const closeDelay = 3000

type Popup = { dialog: HTMLDialogElement; note: (name: 'success' | 'left' | 'kept') => HTMLElement | undefined }

const fieldsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLInputElement>('input[name]')]

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

/** A note that brings the words of the form back, or forgets them. */
const leaveWords = (dialog: HTMLDialogElement, note: HTMLElement | undefined) =>
  leaveNote(note, false, (button) => {
    if (button.matches('[data-again]')) {
      open(dialog)
      return
    }
    dialog.remove()
    clear('callback')
  })

function prepare({ dialog, note }: Popup) {
  const isSending = () => dialog.querySelector('form[aria-busy="true"], [data-held="sending"]') !== null
  let closing: ReturnType<typeof setTimeout> | undefined
  let isAccepted = false
  let pressedBackdrop = false
  dialog.addEventListener('pointerdown', ({ target }) => (pressedBackdrop = target === dialog))
  dialog.addEventListener('click', ({ target }) => {
    // A press that began inside (selecting words) and ended on the backdrop is no wish to close.
    const isOnBackdrop = target === dialog && pressedBackdrop
    if (isOnBackdrop || (target instanceof Element && target.closest('[data-close]'))) dialog.close()
  })
  // What became of the request, which its form says.
  dialog.addEventListener('request', (event) => {
    if ((event as CustomEvent<'success' | 'error'>).detail === 'success') {
      isAccepted = true
      if (dialog.open) closing = setTimeout(() => dialog.close(), closeDelay)
      else {
        leaveNote(note('success'), false)
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
    if (isAccepted) leaveNote(note('success'), true)
    if (isSending()) return
    if (isAccepted || fieldsOf(dialog).every(({ value }) => value.trim() === '')) dialog.remove()
    // Escape, or a finger beside the dialog that meant to put the keyboard away: it opens once a visit, and what was typed would be lost.
    else leaveWords(dialog, note('kept'))
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

/** What is left of a telephone, in pixels, once its keyboard is open. */
const lowScreen = 480

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
    dialog.toggleAttribute('data-low', view.height < lowScreen)
  }
  const watching = new AbortController()
  measure()
  for (const event of ['resize', 'scroll']) view.addEventListener(event, measure, { signal: watching.signal })
  dialog.addEventListener('close', () => watching.abort(), { once: true })
}

/** Of words that the page before was left with, unsent or unanswered (they have a key). Over the urgent numbers nothing comes: the next page says it. */
async function sayWhenLeft() {
  const stored = load('callback')
  if (!stored || document.querySelector('[data-tool="urgence"]')) return
  const { dialog, note } = await bringPopup()
  const values = JSON.parse(stored.text) as Partial<Record<string, string>>
  for (const field of fieldsOf(dialog)) field.value = values[field.name] ?? ''
  leaveWords(dialog, note(values.key === undefined ? 'kept' : 'left'))
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

// The callback popup: printed HTML, opened as such. Its form is an island like the other one.
import { basePath } from '../ui/public-values'
import { startPopupClock } from './popup-clock'
import { clearPendingRequest, pendingRequest } from './pending-request'

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
        else dialog.remove()
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

/** The page before this one was left while a callback was asked for. Over the urgent numbers nothing comes: the next page says it. */
async function sayWhenLeft() {
  const words = pendingRequest('callback')
  if (!words || document.querySelector('[data-tool="urgence"]')) return
  const { dialog, note } = await bringPopup()
  leaveNote(note('left'), false, (button) => {
    if (button.matches('[data-close]')) clearPendingRequest('callback')
    if (!button.matches('[data-again]')) return
    for (const field of dialog.querySelectorAll<HTMLInputElement>('input[name]')) field.value = words[field.name] ?? ''
    const key = dialog.querySelector<HTMLInputElement>('[data-idempotency-key]')
    if (key) key.value = words.key ?? ''
    open(dialog)
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

// The callback popup: printed HTML, opened as such. Its form is an island like the other one.
import { basePath } from '../public-values'
import { startPopupClock } from './popup-clock'

const closeDelay = 3000

/** Told by the form, on its way up: what became of the request. */
type Told = CustomEvent<'success' | 'error'>

async function bringDialog(): Promise<HTMLDialogElement> {
  const answer = await fetch(`${basePath}/fragments/rappel/`)
  if (!answer.ok) throw new Error(`fragments/rappel: ${String(answer.status)}`)
  const fragment = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const dialog = fragment.querySelector<HTMLDialogElement>('dialog[data-callback]')
  if (!dialog) throw new Error('fragments/rappel: no dialog')
  document.body.append(...fragment.querySelectorAll('style[data-styled]'), dialog)
  prepare(dialog)
  return dialog
}

function prepare(dialog: HTMLDialogElement) {
  const isSending = () => dialog.querySelector('form[aria-busy="true"], [data-held="sending"]') !== null
  let closing: ReturnType<typeof setTimeout> | undefined
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
      if (dialog.open) closing = setTimeout(() => dialog.close(), closeDelay)
      else dialog.remove()
    } else if (!dialog.open) {
      // Closed while the request travelled, and it did not arrive: the visitor must know.
      open(dialog)
      dialog.querySelector<HTMLElement>('.answer')?.focus()
    }
  })
  dialog.addEventListener('close', () => {
    clearTimeout(closing)
    document.documentElement.style.removeProperty('--scrollbar')
    if (!isSending()) dialog.remove()
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

export function startPopup(): void {
  startPopupClock(async () => {
    const dialog = await bringDialog()
    return () => open(dialog)
  })
}

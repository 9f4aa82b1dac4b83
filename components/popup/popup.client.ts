import { basePath } from '@/lib/public-environment'
import { openWhenFree } from './open-when-free.client'

const closeDelayMs = 3000

async function fetchPopup() {
  const response = await fetch(`${basePath}/fragments/rappel/`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const dialog = page.querySelector('dialog')
  const resume = page.querySelector<HTMLElement>('[data-popup-resume]')
  if (!dialog || !resume) throw new Error('The popup has no dialog')
  return { dialog, resume, styles: page.querySelectorAll('style') }
}

/** Adds the closed popup to the page, and returns the function that opens it. */
export async function loadPopup(): Promise<() => void> {
  const { dialog, resume, styles } = await fetchPopup()
  document.body.append(...styles)
  // Inside `.site`, so that container queries apply.
  document.querySelector('.site')?.append(dialog, resume)

  const openPopup = () => {
    const root = document.documentElement
    // The page behind keeps its width without its scrollbar (styles/base.css).
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    dialog.showModal()
    // The title receives the focus, not the close button: the space bar, pressed to scroll, would
    // close the popup unread.
    dialog.querySelector('h2')?.focus()
  }
  resume.addEventListener('click', openPopup)

  const showResume = (isShown: boolean) => {
    resume.hidden = !isShown
    // The resume button replaces the thumb bar.
    document.documentElement.toggleAttribute('data-popup-waits', isShown)
  }

  let pressTarget: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (pressTarget = target))
  dialog.addEventListener('click', ({ target }) => {
    // A text selection that ends outside the dialog is a click on the backdrop that did not begin
    // there.
    const isBackdrop = target === dialog && pressTarget === dialog
    if (isBackdrop || (target as Element).closest('[data-close]')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    const fields = [...dialog.querySelectorAll<HTMLInputElement>('input[name]')]
    showResume(fields.some(({ value }) => value.trim() !== ''))
  })
  // Opens the popup for a visitor who closed it while the request was under way.
  const showOutcome = () => {
    if (dialog.open) return
    openPopup()
    dialog.querySelector<HTMLElement>('[data-part="outcome"]')?.focus()
  }
  dialog.addEventListener('request-failed', showOutcome)
  dialog.addEventListener('request-accepted', () => {
    showOutcome()
    showResume(false)
    setTimeout(() => dialog.close(), closeDelayMs)
  })
  return openPopup
}

/** Loads the popup and opens it at that time, or never if it fails to load. */
export const preparePopup = (opensAt: number) =>
  loadPopup().then(
    (openPopup) => openWhenFree(openPopup, opensAt),
    () => undefined,
  )

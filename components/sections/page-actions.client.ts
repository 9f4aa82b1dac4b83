import { copyOnPress } from '../ui/copy-button.client'

const pageAddress = () => `${location.origin}${location.pathname}`

export function startPageActions() {
  for (const actions of document.querySelectorAll<HTMLElement>('[data-page-actions]'))
    startActions(actions)
}

/**
 * Starts the print and share buttons, with an e-mail or a copied address where the device has no
 * share sheet.
 */
function startActions(actions: HTMLElement) {
  const part = (name: string) => actions.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const [share, sharePanel, address, mail] = ['share', 'share-panel', 'address', 'mail'].map(part)
  const { title = '', subject = '' } = actions.dataset

  part('print')?.addEventListener('click', () => window.print())
  if (
    !share ||
    !sharePanel ||
    !(address instanceof HTMLInputElement) ||
    !(mail instanceof HTMLAnchorElement)
  )
    return

  const togglePanel = () => {
    address.value = pageAddress()
    const body = encodeURIComponent(`${title}\n${pageAddress()}`)
    mail.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
    sharePanel.hidden = !sharePanel.hidden
    share.setAttribute('aria-expanded', String(!sharePanel.hidden))
  }
  share.addEventListener('click', () => {
    if (typeof navigator.share !== 'function') {
      togglePanel()
      return
    }
    navigator.share({ title, url: pageAddress() }).catch((error: unknown) => {
      // An AbortError means that the visitor closed the share sheet.
      if (!(error instanceof Error && error.name === 'AbortError')) togglePanel()
    })
  })
  copyOnPress(actions, part('copy'), address, pageAddress)
}

import { copyOnPress } from '../ui/copy-button.client'

const pageAddress = () => `${location.origin}${location.pathname}`

export function startPageActions() {
  for (const tools of document.querySelectorAll<HTMLElement>('[data-page-actions]'))
    startActions(tools)
}

/**
 * Starts the print and share buttons. Sharing uses the device's share sheet or, without one, an
 * e-mail or a copy of the address.
 */
function startActions(tools: HTMLElement) {
  const part = (name: string) => tools.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const [share, ways, address, mail] = ['share', 'ways', 'address', 'mail'].map(part)
  const { title = '', subject = '' } = tools.dataset

  part('print')?.addEventListener('click', () => window.print())
  if (
    !share ||
    !ways ||
    !(address instanceof HTMLInputElement) ||
    !(mail instanceof HTMLAnchorElement)
  )
    return

  const togglePanel = () => {
    address.value = pageAddress()
    const body = encodeURIComponent(`${title}\n${pageAddress()}`)
    mail.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
    ways.hidden = !ways.hidden
    share.setAttribute('aria-expanded', String(!ways.hidden))
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
  copyOnPress(tools, part('copy'), address, pageAddress)
}

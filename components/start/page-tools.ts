import { copy } from './copy'

const here = () => `${location.origin}${location.pathname}`

/**
 * Print, and pass the page on to a relative: the device's own share sheet where there is one, else an e-mail that leaves from the visitor's own mail,
 * and a copy of the address. Nothing goes through us.
 */
export function startPageTools(): void {
  for (const tools of document.querySelectorAll<HTMLElement>('[data-page-tools]')) startTools(tools)
}

function startTools(tools: HTMLElement) {
  const part = (name: string) => tools.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const [share, ways, address, mail, status] = ['share', 'ways', 'address', 'mail', 'status'].map(part)
  const { title = '', subject = '', copied = '', selected = '' } = tools.dataset

  part('print')?.addEventListener('click', () => window.print())
  if (!share || !ways || !(address instanceof HTMLInputElement) || !(mail instanceof HTMLAnchorElement) || !status) return

  const togglePanel = () => {
    address.value = here()
    mail.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${title}\n${here()}`)}`
    ways.hidden = !ways.hidden
    share.setAttribute('aria-expanded', String(!ways.hidden))
  }
  share.addEventListener('click', () => {
    if (typeof navigator.share !== 'function') {
      togglePanel()
      return
    }
    navigator.share({ title, url: here() }).catch((error: unknown) => {
      // Who closes the share sheet has changed their mind. Any other refusal is the device's.
      if (!(error instanceof Error && error.name === 'AbortError')) togglePanel()
    })
  })
  part('copy')?.addEventListener('click', () => {
    copy(
      here(),
      () => {
        status.textContent = copied
      },
      () => {
        address.select()
        status.textContent = selected
      },
    )
  })
}

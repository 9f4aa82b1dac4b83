// This script runs in an offline copy: its notice links to the page itself once the network
// answers.
const link = document.querySelector<HTMLElement>('[data-offline-notice] > [hidden]')

async function showLinkOnceOnline() {
  try {
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (!ok || !link) return
    link.hidden = false
    clearInterval(interval)
  } catch {
    // The network still does not answer, so the link stays hidden.
  }
}

const interval = setInterval(() => void showLinkOnceOnline(), 30_000)
void showLinkOnceOnline()
// The browser's `online` event makes the check immediate.
addEventListener('online', () => void showLinkOnceOnline())

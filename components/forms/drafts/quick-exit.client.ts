import { clearDraft } from '@/lib/draft-storage'

/**
 * Makes the link that leaves the site take the place of its page, so that Back does not return to it,
 * and leave no answer behind.
 */
export function startQuickExit() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-quick-exit]')
    if (!link) return
    event.preventDefault()
    clearDraft('needs-assessment')
    location.replace(link.href)
  })
}

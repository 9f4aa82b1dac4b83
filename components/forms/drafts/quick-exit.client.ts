import { clearDraft, type DraftName } from '@/lib/browser/draft-storage'

/**
 * Makes the link that leaves the site take the place of its page, so that Back does not return to it,
 * and clear the draft that it names.
 */
export function startQuickExit() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-quick-exit]')
    if (!link) return
    event.preventDefault()
    clearDraft(link.dataset.quickExit as DraftName)
    location.replace(link.href)
  })
}

import { clearDraft } from '@/lib/draft-storage'

/**
 * Makes the link that leaves the site take the place of its page, so that Back does not return to it,
 * and leave no answer behind.
 */
export function startQuickExit() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-quick-exit]')
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    clearDraft('needs-assessment')
    location.replace(link.href)
  })
}

import { clearAllDrafts, clearDraft, type DraftName } from '@/lib/browser/draft-storage'
import { deleteOfflineCopies } from '@/lib/browser/offline-caches'

/** Handles both choices of the confirmation of clear-data.tsx. */
export function handleClearDataChoice({ currentTarget }: { currentTarget: EventTarget | null }) {
  const button = currentTarget as HTMLButtonElement
  const box = button.closest('details')
  const status = box?.nextElementSibling
  if (!box || !status) return

  box.open = false
  box.querySelector('summary')?.focus()
  status.textContent = ''
  if (button.dataset.confirm === undefined) return

  const { draftNames = '', done = '' } = box.dataset
  if (draftNames === '') {
    clearAllDrafts()
    void deleteOfflineCopies()
  } else for (const name of draftNames.split(' ')) clearDraft(name as DraftName)
  status.textContent = done
  // The status is no longer true once something is typed again.
  document.addEventListener('input', () => (status.textContent = ''), { once: true })
}

/** Starts the button on a page without React. */
export function startClearData() {
  for (const button of document.querySelectorAll('[data-lazy-control] [data-draft-names] button'))
    button.addEventListener('click', handleClearDataChoice)
}

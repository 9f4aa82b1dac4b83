// This script is inlined after the contact form, so that no word is lost where the other scripts
// are late or fail to load.
import { buildFilledMailto } from '../forms/mailto'
import { endPending, hydrationTimeoutMs, showPending } from '../forms/pending-submit.client'
import { loadDraftValues, saveDraft } from '@/lib/draft-storage'
import { mergeDraft } from '@/lib/merge-draft'

const { dataset } = document.documentElement
const island = document.querySelector<HTMLElement>('[data-island="contact-form"]')
const form = island?.querySelector('form')

/** Shows the alert beside the form, whose next submit opens an e-mail. */
function failUnlessMainScriptRan() {
  if (dataset.mainScript !== undefined) return
  dataset.script = 'failed'
  if (island) endPending(island)
}

form?.addEventListener('submit', (event) => {
  if (!island || dataset.mainScript !== undefined) return
  event.preventDefault()
  if (dataset.script === 'failed') location.href = buildFilledMailto(form)
  else showPending(island)
  setTimeout(failUnlessMainScriptRan, hydrationTimeoutMs)
})

// The main script is deferred: if it has not run by then, it never will.
addEventListener('DOMContentLoaded', failUnlessMainScriptRan)

addEventListener('pagehide', () => {
  if (!form || island?.dataset.hydrated !== undefined) return
  const draft = mergeDraft(loadDraftValues('contact-form'), Object.fromEntries(new FormData(form)))
  if (Object.keys(draft).length > 0) saveDraft('contact-form', JSON.stringify(draft))
})

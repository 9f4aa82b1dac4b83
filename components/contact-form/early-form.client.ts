// This script is inlined after the contact form, so that no word is lost where the other scripts
// are late or fail to load.
import { buildFilledMailto } from '../forms/request/mailto'
import { loadTimeoutMs } from '@/lib/browser/load-timeout'
import { warnBeforeLeaving } from '../forms/drafts/leave-warning'
import { loadDraftValues, saveDraft, mergeDraft } from '@/lib/browser/draft-storage'

const { dataset } = document.documentElement
const island = document.querySelector<HTMLElement>('[data-island="contact-form"]')
const form = island?.querySelector('form')

let endWarning: () => void = () => undefined

/** Keeps a submit for the main script, which asks from then on before the page is left. */
function keepSubmit({ dataset: state }: HTMLElement) {
  // The attribute is not set on the form, where React would report a hydration mismatch.
  state.pending = ''
  endWarning()
  endWarning = warnBeforeLeaving(() => true)
}

/** Shows the alert beside the form, whose next submit opens an e-mail. */
function failUnlessMainScriptRan() {
  endWarning()
  if (dataset.mainScript !== undefined) return
  dataset.script = 'failed'
  delete island?.dataset.pending
}

form?.addEventListener('submit', (event) => {
  if (!island || dataset.mainScript !== undefined) return
  event.preventDefault()
  if (dataset.script === 'failed') location.href = buildFilledMailto(form)
  else keepSubmit(island)
  setTimeout(failUnlessMainScriptRan, loadTimeoutMs)
})

// The main script is deferred: if it has not run by then, it never will.
addEventListener('DOMContentLoaded', failUnlessMainScriptRan)

addEventListener('pagehide', () => {
  if (!form || island?.dataset.hydrated !== undefined) return
  const draft = mergeDraft(loadDraftValues('contact-form'), Object.fromEntries(new FormData(form)))
  if (Object.keys(draft).length > 0) saveDraft('contact-form', JSON.stringify(draft))
})

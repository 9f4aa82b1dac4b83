// Inlined after the contact form: keeps its words where the main script is late or lost, and where the form's own code never comes.
import { buildFilledMailto } from '../forms/mailto'
import { hydrationTimeout, showPending } from '../forms/pending-submit'
import { mergeDraft, saveDraft, draftValues } from '../../lib/draft-storage'

const { dataset } = document.documentElement
const island = document.querySelector<HTMLElement>('[data-island="contact-form"]')
const form = island?.querySelector('form')

/** Shows the alert beside the form, whose next submit opens an e-mail. No sooner: that would stop a script that may still come. */
function giveUp() {
  if (dataset.mainScript !== undefined) return
  dataset.script = 'failed'
  delete island?.dataset.pending
}

form?.addEventListener('submit', (event) => {
  if (!island || dataset.mainScript !== undefined) return
  event.preventDefault()
  if (dataset.script === 'failed') location.href = buildFilledMailto(form)
  else showPending(island)
  setTimeout(giveUp, hydrationTimeout)
})

// The main script is deferred: it has run by then, or it never will.
addEventListener('DOMContentLoaded', giveUp)

addEventListener('pagehide', () => {
  if (!form || island?.dataset.hydrated !== undefined) return
  const draft = mergeDraft(draftValues('contact-form'), Object.fromEntries(new FormData(form)))
  if (Object.keys(draft).length > 0) saveDraft('contact-form', JSON.stringify(draft))
})

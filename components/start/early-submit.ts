// For a form that is sent before the scripts are there: 1.3 kB after that form, and on no other page; before it, the form would be painted late.
import { holdSubmit } from './held-submit'
import { mailtoHref } from './mailto'

const { dataset } = document.documentElement
const isStarted = () => dataset.start !== undefined
/** The other script is deferred, so it has run by then or never will. */
const parsed = new Promise<boolean>((resolve) => {
  addEventListener('DOMContentLoaded', () => resolve(isStarted()))
})

/** A form that is sent early is held. Where the other script never comes, or it is sent once more, an e-mail opens: sooner, it would stop that script. */
async function sendLater(form: HTMLFormElement, island: HTMLElement) {
  if (island.dataset.held !== undefined) return
  if (await holdSubmit(form, island, 'sending', dataset.script === 'lost' ? Promise.resolve(false) : parsed)) return
  if (dataset.script === 'lost') location.href = mailtoHref(form)
  else dataset.script = 'lost'
}

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const island = form.closest<HTMLElement>('[data-island]')
  if (isStarted() || !island || !form.action.startsWith('mailto:')) return
  event.preventDefault()
  void sendLater(form, island)
})

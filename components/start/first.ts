// What must be there before anything is painted. Its bundle stands in the head of every page, for any browser that ever opened the old site.
import { basePath } from '../ui/public-values'
import { showCategoryEarly } from './category'
import { holdWords } from './held-words'
import { recallLight } from './light'
import { mailtoHref } from './mailto'
import { followOldAddresses } from './old-addresses'
import { startTextSize } from './text-size'

const { dataset } = document.documentElement
const isStarted = () => dataset.start !== undefined
// Says that a script runs at all: what needs one is hidden without it.
dataset.script = ''
// The other script is deferred, so it has run by now or never will: what needs it says so, or hides.
const parsed = new Promise<void>((resolve) => {
  addEventListener('DOMContentLoaded', () => {
    if (!isStarted()) dataset.script = 'lost'
    resolve()
  })
})

// Chromium 156 skips the view transition of a page that is left, typed in or painted before it begins, and rejects a promise that no script was
// given: an unhandled rejection in the console.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was ')) event.preventDefault()
})

/** How long a submit waits for a connection that neither delivers the other script nor fails. */
const submitTimeout = 8000

/**
 * A form that is sent before the other script is there is held, and sent again when it comes. Where that is late, the page says so; where it never comes, or
 * the form is sent once more, an e-mail opens: not before, since that would stop a script that is still on its way.
 */
async function sendLater(form: HTMLFormElement, island: HTMLElement) {
  if (island.dataset.held !== undefined) return
  const letGo = holdWords(form, island, 'sending')
  if (dataset.script !== 'lost') await Promise.race([parsed, new Promise((resolve) => setTimeout(resolve, submitTimeout))])
  letGo()
  if (isStarted()) form.querySelector<HTMLElement>('[type="submit"]')?.click()
  else if (dataset.script === 'lost') location.href = mailtoHref(form)
  else dataset.script = 'lost'
}

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const island = form.closest<HTMLElement>('[data-island]')
  if (isStarted() || !island || !form.action.startsWith('mailto:')) return
  event.preventDefault()
  void sendLater(form, island)
})

followOldAddresses(window, OLD_ROUTES, basePath)
startTextSize()
recallLight()
showCategoryEarly()

// What must be there before anything is painted. Its bundle stands in the head of every page, for any browser that ever opened the old site.
import { basePath } from '../ui/public-values'
import { showCategoryEarly } from './category'
import { holdSubmit } from './held-submit'
import { recallLight } from './light'
import { mailtoHref } from './mailto'
import { followOldAddresses } from './old-addresses'
import { startTextSize } from './text-size'

const { dataset } = document.documentElement
const isStarted = () => dataset.start !== undefined
// Says that a script runs at all: what needs one is hidden without it.
dataset.script = ''
// The other script is deferred, so it has run by now or never will: what needs it says so, or hides.
const parsed = new Promise<boolean>((resolve) => {
  addEventListener('DOMContentLoaded', () => {
    if (!isStarted()) dataset.script = 'lost'
    resolve(isStarted())
  })
})

// Chromium 156 skips the view transition of a page that is left, typed in or painted before it begins, and rejects a promise that no script was
// given: an unhandled rejection in the console.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was ')) event.preventDefault()
})

/**
 * A form that is sent before the other script is there is held. Where that is late, the page says so; where it never comes, or the form is sent once more, an
 * e-mail opens: not before, since that would stop a script that is still on its way.
 */
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

followOldAddresses(window, OLD_ROUTES, basePath)
startTextSize()
recallLight()
showCategoryEarly()

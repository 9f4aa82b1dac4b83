// What must be there before anything is painted. Its bundle stands in the head of every page, for any browser that ever opened the old site.
import { basePath } from '../ui/public-values'
import { showCategoryEarly } from './category'
import { recallLight } from './light'
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

/** An e-mail, which this browser would write without its accents. */
function write(form: HTMLFormElement): void {
  // No form of ours takes a file. What is optional and empty goes without saying.
  const lines = [...(new FormData(form) as Iterable<[string, string]>)].filter(([, value]) => value !== '').map((line) => line.join(' : '))
  location.href = `${form.action}&body=${encodeURIComponent(lines.join('\n'))}`
}

// A form that is sent before the other script is there is held, and sent again when it comes. Not at once an e-mail: going to its address would stop the
// script on its way.
async function holdSubmit(form: HTMLFormElement, island: HTMLElement) {
  if (island.dataset.held !== undefined) return
  island.dataset.held = 'sending'
  await Promise.race([parsed, new Promise((resolve) => setTimeout(resolve, submitTimeout))])
  delete island.dataset.held
  if (isStarted()) form.querySelector<HTMLElement>('[type="submit"]')?.click()
  else {
    dataset.script = 'lost'
    write(form)
  }
}

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const island = form.closest<HTMLElement>('[data-island]')
  if (isStarted() || !island || !form.action.startsWith('mailto:')) return
  event.preventDefault()
  void holdSubmit(form, island)
})

followOldAddresses(window, OLD_ROUTES, basePath)
startTextSize()
recallLight()
showCategoryEarly()

// What must be there before anything is painted. Its bundle stands in the head of every page, for any browser that ever opened the old site.
import { basePath } from '../ui/public-values'
import { showCategoryEarly } from './category'
import { recallLight } from './light'
import { followOldAddresses } from './old-addresses'
import { startTextSize } from './text-size'

const { dataset } = document.documentElement
// Says that a script runs at all: what needs one is hidden without it.
dataset.script = ''
// The other script is deferred, so it has run by now or never will: what needs it says so, or hides.
addEventListener('load', () => {
  if (dataset.start === undefined) dataset.script = 'lost'
})

// Chromium 156 skips the view transition of a page that is left, typed in or painted before it begins, and rejects a promise that no script was
// given: an unhandled rejection in the console.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was ')) event.preventDefault()
})

// A form that is sent before the other script is there, or where it never comes: an e-mail, which this browser would write without its accents.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (dataset.start !== undefined || !form.action.startsWith('mailto:')) return
  event.preventDefault()
  // No form of ours takes a file. What is optional and empty goes without saying.
  const lines = [...(new FormData(form) as Iterable<[string, string]>)].filter(([, value]) => value !== '').map((line) => line.join(' : '))
  location.href = `${form.action}&body=${encodeURIComponent(lines.join('\n'))}`
})

followOldAddresses(window, OLD_ROUTES, basePath)
startTextSize()
recallLight()
showCategoryEarly()

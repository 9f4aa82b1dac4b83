// What must be there before anything is painted. Its bundle stands in the head of every page, for any browser that ever opened the old site.
import { basePath } from '../../lib/public-environment'
import { showCategoryEarly } from '../blog/category-filter.client'
import { applySavedTheme } from '../layout/theme-toggle.client'
import { followOldAddresses } from '../hash-redirect/hash-redirect.client'
import { startTextSize } from '../layout/text-size.client'

const { dataset } = document.documentElement
// Says that a script runs at all: what needs one is hidden without it.
dataset.script = ''
addEventListener('DOMContentLoaded', () => {
  // The other script is deferred, so it has run by now or never will: what needs it says so, or hides.
  if (dataset.mainScript === undefined) dataset.script = 'failed'
})

// Where a page is left, typed in or painted before its view transition, Chromium 156 rejects a promise that no script was given, in the console.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
    event.preventDefault()
})

followOldAddresses(window, HASH_REDIRECT_ROUTES, basePath)
startTextSize()
applySavedTheme()
showCategoryEarly()

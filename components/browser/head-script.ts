// Runs before the first paint, inlined in the head of every page, in any browser of the old site.
import { basePath } from '@/lib/public-environment'
import { showCategoryEarly } from '../blog/category-filter.client'
import { applySavedTheme } from '../layout/theme-toggle.client'
import { followOldAddresses } from '../hash-redirect/hash-redirect.client'
import { hidePastNotices } from '../layout/notice.client'
import { startTextSize } from '../layout/text-size.client'

const { dataset } = document.documentElement
// What needs a script is hidden without this mark.
dataset.script = ''
addEventListener('DOMContentLoaded', () => {
  // The main script is deferred: it has run by now, or never will.
  if (dataset.mainScript === undefined) dataset.script = 'failed'
})

// Chromium 156 reports skipped view transitions, which no script can catch, in the console.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
    event.preventDefault()
})

followOldAddresses(window, HASH_REDIRECT_ROUTES, basePath)
startTextSize()
applySavedTheme()
showCategoryEarly()
hidePastNotices()

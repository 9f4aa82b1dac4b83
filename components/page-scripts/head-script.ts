// This script is inlined in the head of every page and runs before the first paint, even in
// browsers too old for the main script.
import { basePath } from '@/lib/public-environment'
import { applySavedTheme } from '../layout/theme-toggle.client'
import { followOldAddresses } from '../hash-redirect/hash-redirect.client'
import { hidePastNotices } from '../layout/notice.client'
import { startTextSize } from '../layout/text-size.client'

const { dataset } = document.documentElement
// CSS hides what needs a script where this attribute is missing.
dataset.script = ''
addEventListener('DOMContentLoaded', () => {
  // The main script is deferred: if it has not run by now, it never will.
  if (dataset.mainScript === undefined) dataset.script = 'failed'
})

followOldAddresses(window, HASH_REDIRECT_ROUTES, basePath)
startTextSize()
applySavedTheme()
hidePastNotices()

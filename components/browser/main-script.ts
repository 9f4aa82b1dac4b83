// Runs on every page, once it is parsed: one file for each behaviour.
import { startCategoryFilter } from '../blog/category-filter.client'
import { startCopiedText } from '../ui/copied-text.client'
import { startCopyButtons, startLetters } from '../ui/copy-button.client'
import { startGroups, startQuestions } from '../ui/disclosure.client'
import { startDoubleClickGuard } from '../ui/double-click-guard.client'
import { startIslands } from '../islands/island-loader.client'
import { startLazyFeatures } from './lazy-loader'
import { startOfflineCopies } from '../offline/register-worker.client'
import { startThemeToggle } from '../layout/theme-toggle.client'
import { startImageFallback } from '../ui/image-fallback.client'
import { startMobileMenu } from '../layout/mobile-menu.client'
import { startThumbBar } from '../layout/thumb-bar.client'
import { startPageActions } from '../sections/page-actions.client'

const behaviours: readonly (() => void)[] = [
  // First: it stops a click before the others handle it.
  startDoubleClickGuard,
  startImageFallback,
  startThemeToggle,
  startMobileMenu,
  startThumbBar,
  startQuestions,
  startGroups,
  startCategoryFilter,
  startPageActions,
  startCopyButtons,
  startCopiedText,
  startLetters,
  startIslands,
  startLazyFeatures,
  startOfflineCopies,
]

for (const start of behaviours)
  try {
    start()
  } catch (error) {
    // Reported once the other behaviours have started.
    setTimeout(() => {
      throw error
    })
  }
// The head script may have marked it as failed.
Object.assign(document.documentElement.dataset, { mainScript: '', script: '' })

// What runs on every page, once it has been read: one file a behaviour, each on the HTML as it was printed.
import { startCategoryFilter } from '../blog/category-filter.client'
import { startCopyButtons, startLeaseLetters } from '../ui/copy-button.client'
import { startGroups, startQuestions } from '../ui/disclosure.client'
import { startDoubleClickGuard } from '../ui/double-click-guard.client'
import { startIslands } from '../islands/island-loader.client'
import { startLazyFeatures } from './lazy-loader'
import { startThemeToggle } from '../layout/theme-toggle.client'
import { startImageFallback } from '../ui/image-fallback.client'
import { startMobileMenu } from '../layout/mobile-menu.client'
import { startPageActions } from '../sections/page-actions.client'

const behaviours: readonly (() => void)[] = [
  // First: it stops a click before the others hear of it.
  startDoubleClickGuard,
  startImageFallback,
  startThemeToggle,
  startMobileMenu,
  startQuestions,
  startGroups,
  startCategoryFilter,
  startPageActions,
  startCopyButtons,
  startLeaseLetters,
  startIslands,
  startLazyFeatures,
]

for (const start of behaviours)
  try {
    start()
  } catch (error) {
    // Told as any error is, once the others are there.
    setTimeout(() => {
      throw error
    })
  }
// It may come after the page has said that it would not.
Object.assign(document.documentElement.dataset, { mainScript: '', script: '' })

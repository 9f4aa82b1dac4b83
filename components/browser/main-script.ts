// What runs on every page, once it has been read: one file a behaviour, each on the HTML as it was printed.
import { startCategories } from '../blog/category-filter.client'
import { startCopies, startLeaseLetters } from '../ui/copy-button.client'
import { startGroups, startQuestions } from '../ui/disclosure.client'
import { startDoubleClickGuard } from '../ui/double-click-guard.client'
import { startIslands } from '../islands/island-loader.client'
import { startLate } from './lazy-loader'
import { startLight } from '../layout/theme-toggle.client'
import { replaceLostPictures } from '../ui/image-fallback.client'
import { startMenu } from '../layout/mobile-menu.client'
import { startPageTools } from '../sections/page-actions.client'

const behaviours: readonly (() => void)[] = [
  // First: it stops a click before the others hear of it.
  startDoubleClickGuard,
  replaceLostPictures,
  startLight,
  startMenu,
  startQuestions,
  startGroups,
  startCategories,
  startPageTools,
  startCopies,
  startLeaseLetters,
  startIslands,
  startLate,
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
Object.assign(document.documentElement.dataset, { start: '', script: '' })

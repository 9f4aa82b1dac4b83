// The script of every page, which runs once the page is parsed.
import { startCategoryFilter } from '../blog/category-filter.client'
import { startCopiedText } from '../ui/copied-text.client'
import { startCopyButtons } from '../ui/copy-button.client'
import { startQuestions } from '../faq/question-list.client'
import { startLinkGroups } from '../link-directory/link-directory.client'
import { startDoubleClickGuard } from '../ui/double-click-guard.client'
import { startQuickExit } from '../forms/drafts/quick-exit.client'
import { startIslands } from '../islands/island-loader.client'
import { startOfflineCopies } from '../offline/register-worker.client'
import { startThemeToggle } from '../layout/theme-toggle.client'
import { startImageFallback } from '../blog/image-fallback.client'
import { startMobileMenu } from '../layout/mobile-menu.client'
import { startThumbBar } from '../layout/thumb-bar.client'
import { startPopupTimer } from '../popup/popup-timer.client'
import { startLetters } from '../sections/letters.client'
import { startPageActions } from '../sections/page-actions.client'

/** Where its file fails to load there is no popup. */
const ignore = () => undefined

/** There is no chat then, the settings stay hidden, and the search shows its alert. */
const markLazyError = () => {
  document.documentElement.dataset.lazyError = ''
}

/** Loads what a page can wait for. */
const loadLazyFeatures = () =>
  window.addEventListener('load', () => {
    import('./lazy-features').catch(markLazyError)
    startPopupTimer((opensAt) =>
      import('../popup/prepare-popup').then(({ preparePopup }) => preparePopup(opensAt), ignore),
    )
  })

const behaviours: readonly (() => void)[] = [
  // The guard starts first, because it stops a click before other listeners handle it.
  startDoubleClickGuard,
  startQuickExit,
  startImageFallback,
  startThemeToggle,
  startMobileMenu,
  startThumbBar,
  startQuestions,
  startLinkGroups,
  startCategoryFilter,
  startPageActions,
  startCopiedText,
  startCopyButtons,
  startLetters,
  startIslands,
  loadLazyFeatures,
  startOfflineCopies,
]

for (const start of behaviours)
  try {
    start()
  } catch (error) {
    // An error is reported once the other behaviours have started.
    setTimeout(() => {
      throw error
    })
  }
// early-form.client.ts may already have marked the main script as failed.
Object.assign(document.documentElement.dataset, { mainScript: '', script: '' })

// What runs on every page, once it has been read: one file a behaviour, each on the HTML as it was printed.
import { startCategories } from './category'
import { startCopies, startLeaseLetters } from './copy'
import { startGroups, startQuestions } from './details'
import { startDoubleClickGuard } from './double-click-guard'
import { startIslands } from './islands'
import { startLate } from './late'
import { startLight } from './light'
import { replaceLostPictures } from './lost-pictures'
import { startMenu } from './menu'
import { startPageTools } from './page-tools'

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

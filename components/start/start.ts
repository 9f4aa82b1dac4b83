// What runs on every page, once it has been read: one file a behaviour, each on the HTML as it was printed.
import { startCallback } from './callback'
import { startCategories } from './category'
import { startChat } from './chat'
import { startDraft } from './draft'
import { startEraser } from './eraser'
import { startIslands } from './islands'
import { replaceLostPictures } from './lost-pictures'
import { startMenu } from './menu'
import { startPageTools } from './page-tools'
import { startQuestions } from './questions'

const behaviours: readonly (() => void)[] = [
  replaceLostPictures,
  startMenu,
  startQuestions,
  startCategories,
  startPageTools,
  startDraft,
  startEraser,
  startIslands,
  startChat,
  startCallback,
]

for (const start of behaviours) start()
document.documentElement.dataset.start = ''

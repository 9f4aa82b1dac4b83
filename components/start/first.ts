// What must be there before anything is painted. Its bundle stands in the head of every page, for any browser that ever opened the old site.
import { basePath } from '../public-values'
import { showCategoryEarly } from './category'
import { followOldAddresses } from './old-addresses'
import { startTextSize } from './text-size'

const { dataset } = document.documentElement
// Says that a script runs at all: what needs one is hidden without it.
dataset.script = ''
// The other script is deferred, so it has run by now or never will: what needs it says so, or hides.
addEventListener('load', () => {
  if (dataset.start === undefined) dataset.script = 'lost'
})

// A page that is left or typed in before its first frame gives its fade up; so does one that is left and kept for « Back ». Chromium 156 tells the console of the
// first, WebKitGTK 2.50 of the second, unless somebody has heard.
for (const moment of ['pageswap', 'pagereveal'] as const)
  addEventListener(moment, ({ viewTransition }) => {
    viewTransition?.ready.catch(() => undefined)
  })

followOldAddresses(window, OLD_ROUTES, basePath)
startTextSize()
showCategoryEarly()

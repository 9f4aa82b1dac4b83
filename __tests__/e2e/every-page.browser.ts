import type { Page } from '@playwright/test'
import { isSlowSuite } from '@/scripts/support/environment.mjs'
import { expect, test } from '../support/browser'
import { listExportedRoutes } from '../support/exported-pages'
import { findFaintWords, findOtherViolations, findViolations, setTextSize } from './page-checks/axe'
import { findBreaks, findCut, openAnswers } from './page-checks/breaks'
import * as layout from './page-checks/layout'
import { walkPages } from './page-checks/walk'
import { findWordsBeforeTitle } from './page-checks/words-before-title'

type PageCheck = {
  behaviour: string
  widths: readonly number[]
  /** True for axe, which is slow: outside of the slow suite, each page gets one of two widths. */
  isHalved?: boolean
  find: (page: Page) => Promise<string[]>
}

/**
 * 320 × 256 is 1280 × 1024 enlarged four times; where columns begin, at 960, each is at its
 * narrowest.
 */
const screens = isSlowSuite ? [320, 360, 390, 768, 960, 1280, 1440] : [320, 1280]

const measureHeight = (width: number) => (width === 390 ? 844 : 800)

/** Runs a check between a change of the page (text size, theme, colours) and its undoing. */
const openDuring =
  (begin: (page: Page) => Promise<unknown>, end: (page: Page) => Promise<unknown>) =>
  (find: PageCheck['find']) =>
  async (page: Page) => {
    await begin(page)
    const faults = await find(page)
    await end(page)
    return faults
  }
const doubled = openDuring(
  (page) => setTextSize(page, '200%'),
  (page) => setTextSize(page, ''),
)
const largest = openDuring(
  (page) => page.evaluate(() => (document.documentElement.dataset.textSize = 'largest')),
  (page) => page.evaluate(() => delete document.documentElement.dataset.textSize),
)
const inDarkTheme = openDuring(
  (page) => page.emulateMedia({ colorScheme: 'dark' }),
  (page) => page.emulateMedia({ colorScheme: 'light' }),
)
const inForcedColours = openDuring(
  (page) => page.emulateMedia({ forcedColors: 'active' }),
  (page) => page.emulateMedia({ forcedColors: 'none' }),
)

/** Lists the visible controls, but for the switch of the dark theme. */
const listControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button:not([data-theme-toggle]), input, label, summary')]
      .filter((control) => control.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  )

/** Finds the controls that forced colours hide. */
async function findControlsLostInForcedColours(page: Page): Promise<string[]> {
  const controls = await listControls(page)
  const left = await inForcedColours(listControls)(page)
  return controls.filter((each) => !left.includes(each))
}

/** Opens each answer, so that the following checks see all the text. */
async function open(page: Page): Promise<string[]> {
  await openAnswers(page)
  return []
}

const findFaultsOfWiderSpaces = openDuring(layout.widenSpaces, (page) =>
  page.evaluate(() => (document.adoptedStyleSheets = [])),
)(async (page) => [...(await layout.findOverflow(page)), ...(await layout.findClipped(page))])

/** Finds notes and labels of drawings that cover other content. */
const findOverlaps = (page: Page) =>
  layout.findCovered(page, 'main [role="note"], main [data-place]')

/** The checks in order, on one load of the page. */
const pageChecks: PageCheck[] = [
  { behaviour: 'paints its first band on time', widths: [390, 1280], find: layout.findLatePaint },
  {
    behaviour: 'shows a picture on its first screen',
    widths: [390],
    find: layout.findHiddenPictures,
  },
  {
    behaviour: 'fetches no picture that it does not show',
    widths: [390, 1440],
    find: layout.findIdlePictures,
  },
  {
    behaviour: 'has its title on the first screen of those who enlarge it',
    widths: [1280],
    find: layout.findTitlesOutOfSight,
  },
  {
    behaviour: 'reaches its title in 60 words, or six by the skip link',
    widths: [1280],
    find: findWordsBeforeTitle,
  },
  { behaviour: 'opens its answers for the next checks', widths: screens, find: open },
  { behaviour: 'never scrolls sideways', widths: screens, find: layout.findOverflow },
  {
    behaviour: 'never scrolls sideways with doubled text',
    widths: [320],
    find: doubled(layout.findOverflow),
  },
  {
    behaviour: 'has targets of 44 px',
    widths: [320],
    find: (page) => layout.findSmallTargets(page, 'body'),
  },
  { behaviour: 'has text large enough to read', widths: [320], find: layout.findSmallText },
  {
    behaviour: 'has no fault that axe finds',
    widths: [320, 1280],
    isHalved: true,
    find: findViolations,
  },
  {
    behaviour: 'has enough contrast in the dark theme',
    widths: [320, 1280],
    isHalved: true,
    find: inDarkTheme(findFaintWords),
  },
  {
    behaviour: 'has no fault that axe finds in forced colours',
    widths: isSlowSuite ? [320, 1280] : [],
    find: inForcedColours(findOtherViolations),
  },
  {
    behaviour: 'hides no control in forced colours',
    widths: [1280],
    find: findControlsLostInForcedColours,
  },
  { behaviour: 'covers no words with a note or a label', widths: screens, find: findOverlaps },
  {
    behaviour: 'covers no words with a note or a label, largest text',
    widths: screens,
    find: largest(findOverlaps),
  },
  { behaviour: 'shows the place names of its maps', widths: screens, find: layout.findHiddenNames },
  {
    behaviour: 'shows the place names of its maps, largest text',
    widths: screens,
    find: largest(layout.findHiddenNames),
  },
  {
    behaviour: 'parts nothing that a line must keep together',
    widths: [360, 390, 768, 1440],
    find: findBreaks,
  },
  { behaviour: 'cuts no word', widths: [960, 1280], find: findCut },
  { behaviour: 'cuts no word, largest text', widths: [320, 360, 390], find: largest(findCut) },
  {
    behaviour: 'never scrolls sideways, largest text',
    widths: [360, 390],
    find: largest(layout.findOverflow),
  },
  { behaviour: 'cuts nothing with wider spaces', widths: [320], find: findFaultsOfWiderSpaces },
  {
    behaviour: 'cuts nothing with wider spaces and doubled text',
    widths: [320],
    find: doubled(findFaultsOfWiderSpaces),
  },
]

const routes = [...listExportedRoutes(), '/404.html', '/demande-traitee/']

/** Delays the fonts until the first paint, as a slow connection does. */
async function delayFonts(page: Page) {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await route.continue()
  })
}

/** The widths at which styles/fallback-fonts.css fits the stand-in fonts. */
const fittedScreens = [360, 768, 1280]

for (const width of isSlowSuite ? screens : fittedScreens)
  test.describe(`with late fonts, at ${String(width)} px`, () => {
    test.use({
      viewport: { width, height: measureHeight(width) },
      // What holds the first paint back is never found.
      expectedProblems: /Did not find element expected/,
    })
    // At any other width, a line may break elsewhere: less than what Core Web Vitals call good.
    const limit = fittedScreens.includes(width) ? 0.01 : 0.1

    test('moves no page when they arrive', async ({ page }) => {
      await delayFonts(page)
      await layout.watchShifts(page)
      const find = () => layout.findMovement(page, limit)
      expect(await walkPages(page, find, routes)).toEqual([])
    })
  })

for (const width of screens)
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: measureHeight(width) } })

    // The slowest test has parts, which the workers share.
    for (const part of [0, 1, 2, 3])
      test(`finds no fault on any page (${String(part + 1)} of 4)`, async ({ page }) => {
        const checks = pageChecks.filter(
          ({ widths, isHalved }) =>
            widths.includes(width) && (isSlowSuite || !isHalved || (width === 320) === part < 2),
        )
        const quarter = routes.filter((_, index) => index % 4 === part)
        expect(quarter.length).toBeGreaterThan(7)
        const findAll = async () => {
          const faults: string[] = []
          for (const { behaviour, find } of checks)
            faults.push(...(await find(page)).map((fault) => `${behaviour}: ${fault}`))
          return faults
        }
        const faults = await walkPages(page, findAll, quarter)
        for (const { behaviour } of checks)
          await test.step(`each page ${behaviour}`, () =>
            expect.soft(faults.filter((fault) => fault.includes(` ${behaviour}: `))).toEqual([]))
      })
  })

import type { Page } from '@playwright/test'
import { numbers } from '@/content/tools/numbers'
import { standing as words } from '@/content/tools/ou-en-etes-vous'
import { sheet } from '@/content/tools/sheet'
import { expect, test } from '../../support/browser'
import { hold } from '../../support/gate'
import { countSheets, expectAwake, expectOneSheet, openTool, readPaper, tick, toolScripts, watchRequests } from '../tools/tool'

const { buttons, questions, results } = words
const ids = Object.keys(questions) as (keyof typeof questions)[]

type Answers = Record<keyof typeof questions, string | readonly string[]>
const daily = {
  q1: ['none'],
  q2: 'parent',
  q3: 'home',
  q4: 'unknown',
  q5: 'daily',
  q6: 'alone',
  q7: 'cooks',
  q8: 'forgets',
  q9: 'harmless',
  q10: 'one',
  q11: 'exhausted',
  q12: 'stay',
}

const open = (page: Page) => openTool(page, '/ou-en-etes-vous/')
/** By a key: two presses on one spot, as fast as a test is, are one. */
const start = async (page: Page) => {
  await open(page)
  await page.getByRole('link', { name: buttons.start }).press('Enter')
  await expectAwake(page)
}
const next = (page: Page) => page.getByRole('button', { name: buttons.next, exact: true }).press('Enter')
const legend = (page: Page, id: string) => page.locator(`#${id} legend`)
const visibleQuestions = (page: Page) => page.locator('main fieldset.choices:visible')

/** Where somebody had come to in this tab: each answer by hand is the keyboard's test. */
async function resume(page: Page, answers: Answers, screen = 'resultat') {
  await openTool(page, '/outils/')
  await page.evaluate((stored) => sessionStorage.setItem('fanal-answers-standing', stored), JSON.stringify(answers))
  await openTool(page, `/ou-en-etes-vous/#${screen}`)
  await expectAwake(page)
}

test('« Commencer » is on the first screen of a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page)
  await expect(page.getByRole('link', { name: buttons.start })).toBeInViewport({ ratio: 1 })
  await expect(visibleQuestions(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words.paper.title })).toBeHidden()
})

test('Back and Forward lead from question to question, and keep the answers', { tag: '@window' }, async ({ page }) => {
  await start(page)
  for (const id of ids.slice(0, 3)) {
    await tick(page, id, [daily[id]].flat()[0] ?? '')
    await next(page)
  }
  await expect(visibleQuestions(page)).toHaveCount(1)
  await page.goBack()
  await expect(legend(page, 'q3')).toBeFocused()
  await page.goBack()
  await expect(page.locator('#q2 input:checked')).toHaveValue('parent')
  await page.goForward()
  await page.getByRole('button', { name: buttons.back, exact: true }).click()
  await expect(legend(page, 'q2')).toBeFocused()
  // Another page, then Back: the answers of the tab are there.
  await page.goto('/urgence/')
  await page.goBack()
  await expect(page.locator('#q2 input:checked')).toHaveValue('parent')
  await page.reload()
  await expect(legend(page, 'q2')).toBeVisible()
  await expect(page.locator('#q1 input:checked')).toHaveValue('none')
})

test.describe('what cannot wait, on a small telephone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [flag, { calls }] of Object.entries(words.first.flags))
    test(`${flag}: the number is on the first screen, and Fanal’s own steps aside`, async ({ page }) => {
      await start(page)
      await tick(page, 'q1', flag)
      await next(page)
      await expect(page.getByRole('heading', { name: words.first.title })).toBeFocused()
      const numbersOfCall = page.locator('#appel a[href^="tel:"]:visible')
      await expect(numbersOfCall.first()).toBeInViewport({ ratio: 1 })
      await expect(numbersOfCall).toHaveCount(calls.length)
      await expect(page.getByRole('navigation', { name: 'Nous joindre rapidement' })).toBeHidden()
    })
})

test.describe('on paper', () => {
  const flags = Object.keys(words.first.flags)
  const nobodyKnows = Object.fromEntries(['q4', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10'].map((id) => [id, 'unknown']))
  /** Whatever nobody knows, and whatever may come before a result. */
  const fullest: Answers = { ...daily, ...nobodyKnows, q1: flags, q3: 'hospital', q12: 'unspoken' }
  const well = { ...daily, q4: 'near', q5: 'alone', q8: 'alone', q9: 'asBefore', q10: 'none', q11: 'well' }

  for (const [name, answers] of Object.entries({
    team: { ...fullest, q3: 'publicHome' },
    assessment: { ...fullest, q5: 'always', q6: 'lifted', q9: 'lost' },
    dailyHelp: { ...fullest, q5: 'daily', q6: 'beside', q7: 'skips', q8: 'given', q9: 'harmful', q10: 'several' },
    unclear: { ...fullest, q2: 'self' },
    littleHelp: { ...fullest, q4: 'nobody', q5: 'weekly', q7: 'reheats', q8: 'pillbox', q10: 'one' },
    noHurry: { ...well, q1: flags, q3: 'residence', q6: 'unknown', q9: 'unknown', q12: 'unspoken' },
  } satisfies Record<keyof typeof results, Answers>))
    test(`${name}: on one US Letter sheet, with all that can come before it, the date and who pays`, async ({ page }) => {
      await resume(page, answers)
      await expect(page.locator(`#resultat[data-result="${name}"] .standing-flags > div`)).toHaveCount(5)
      const paper = await expectOneSheet(page)
      for (const { calls } of Object.values(words.first.flags))
        for (const { number } of calls) expect(paper).toContain(numbers[number].text.replaceAll(/\s+/g, ' '))
      for (const said of [sheet.printed, 'La décision appartient à la personne concernée.', 'partenaires nous paient'])
        expect(paper).toContain(said)
      for (const unsaid of [words.paper.title, buttons.start]) expect(paper).not.toContain(unsaid)
      await resume(page, { ...answers, q1: ['none'] })
      expect(await expectOneSheet(page)).toContain(results[name as keyof typeof results].title.replaceAll(/\s+/g, ' '))
    })

  test('from the review: the questions as they were answered, with the day', async ({ page }) => {
    await resume(page, daily, 'revue')
    const { words: paper } = await readPaper(page)
    for (const said of [sheet.printed, 'Où en êtes']) expect(paper).toContain(said)
    expect(paper).not.toContain(sheet.blank)
    expect(await countSheets(page)).toBe(2)
  })
})

test('from the keyboard alone, from the first question to the result; nothing leaves the device', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  await page.getByRole('link', { name: buttons.start }).focus()
  await page.keyboard.press('Enter')
  await expectAwake(page)
  const asked = watchRequests(page)
  for (const id of ids) {
    await expect(legend(page, id)).toBeFocused()
    await page.keyboard.press('Tab')
    const inputs = page.locator(`#${id} input`)
    if (id === 'q1') while (!(await inputs.last().evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const wanted = page.locator(`#${id} input[value="${[daily[id]].flat()[0] ?? ''}"]`)
    if (id !== 'q1') while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: words.reviewed.title })).toBeFocused()
  await page.getByRole('button', { name: buttons.result }).press('Enter')
  await expect(page.getByRole('heading', { name: results.dailyHelp.title })).toBeFocused()
  expect(asked).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fanal-answers-')))).toEqual([])
})

test('before its code is there: the first question shows, what is ticked stays, and « Continuer » is held', async ({ page }) => {
  const letCome = await hold(page, toolScripts)
  await open(page)
  await page.getByRole('link', { name: buttons.start }).click()
  await expect(visibleQuestions(page)).toHaveCount(1)
  await tick(page, 'q1', 'none')
  await next(page)
  await expect(page.locator('[data-island]')).not.toHaveAttribute('data-awake')
  letCome()
  await expect(legend(page, 'q2')).toBeFocused()
  await expect(page.locator('#q1 input:checked')).toHaveValue('none')
})

test.describe('where its code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('the twelve questions are there with the numbers and the reading, and nothing is sent', { tag: '@window' }, async ({ page }) => {
    await page.route(toolScripts, (route) => route.abort())
    await open(page)
    await page.getByRole('link', { name: buttons.start }).click()
    await expect(page.getByRole('alert').filter({ hasText: sheet.lost })).toBeVisible()
    await expect(visibleQuestions(page)).toHaveCount(12)
    await expect(page.getByRole('heading', { name: words.paper.title })).toBeVisible()
    await expect(page.getByRole('button', { name: buttons.next, exact: true })).toBeHidden()
    await expect(page.locator('#q1 a[href="tel:911"]')).toBeVisible()
    await tick(page, 'q5', 'daily')
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(/\/ou-en-etes-vous\/#q1$/)
    expect(await countSheets(page)).toBe(2)
  })

  test('nothing else comes either: the page is what it is on paper', async ({ page }) => {
    await page.route(/\/scripts\//, (route) => route.abort())
    await page.goto('/ou-en-etes-vous/')
    await expect(visibleQuestions(page)).toHaveCount(12)
    await expect(page.getByRole('link', { name: buttons.start })).toBeHidden()
  })
})

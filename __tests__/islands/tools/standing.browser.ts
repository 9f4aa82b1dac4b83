import type { Page } from '@playwright/test'
import { numbers } from '@/content/outils/numbers'
import { standing as words } from '@/content/outils/ou-en-etes-vous'
import { sheet } from '@/content/outils/sheet'
import { site } from '@/content/site'
import { expect, test } from '../../support/browser'
import { hold } from '../../support/gate'
import { countSheets, expectAwake, expectOneSheet, keptKeys, openTool, readPaper, tick, toolScripts, watchRequests } from './tool'

const { buttons, questions, results } = words
const ids = Object.keys(questions) as (keyof typeof questions)[]

/** A daughter who has known better days, her mother at home: an aid each day seems needed. */
const daily = {
  q1: 'none',
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
} as const
type Answers = Record<keyof typeof questions, string>
/** The first question may have several answers. */
type FirstTicked = Omit<Answers, 'q1'> & { q1: readonly string[] }

const well: Answers = { ...daily, q4: 'near', q5: 'alone', q8: 'alone', q9: 'asBefore', q10: 'none', q11: 'well', q12: 'move' }

const open = (page: Page) => openTool(page, '/ou-en-etes-vous/')
/** By a key, as below: two presses of a finger on one spot, as fast as a test is, are one (tremor.ts). */
const begin = (page: Page) => page.getByRole('link', { name: buttons.start }).press('Enter')
const start = async (page: Page) => {
  await open(page)
  await begin(page)
  await expectAwake(page)
}
const next = (page: Page) => page.getByRole('button', { name: buttons.next, exact: true }).press('Enter')
const legend = (page: Page, id: string) => page.locator(`#${id} legend`)

/** Where somebody had come to in this tab: each answer by hand is the keyboard's and the network's test. */
async function resume(page: Page, answers: Answers | FirstTicked, screen = 'resultat') {
  await openTool(page, '/outils/')
  const pairs = Object.entries(answers).flatMap(([id, values]) => [values].flat().map((value) => [id, value]))
  await page.evaluate((kept) => sessionStorage.setItem('fanal-outil-questions', kept), JSON.stringify(pairs))
  await openTool(page, `/ou-en-etes-vous/#${screen}`)
  await expectAwake(page)
}

const seeResult = (page: Page) => page.getByRole('button', { name: buttons.result }).click()

const visibleQuestions = (page: Page) => page.locator('main fieldset[data-question]:visible')

test.describe('one question a screen', () => {
  test('begins with a button, and the focus goes to each question', async ({ page }) => {
    await open(page)
    await expect(visibleQuestions(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: words.paper.title })).toBeHidden()
    await begin(page)
    await expect(legend(page, 'q1')).toBeFocused()
    await expect(visibleQuestions(page)).toHaveCount(1)
    await expect(page.getByText('Question 1 sur 12')).toBeVisible()
    await tick(page, 'q1', 'none')
    await expect(legend(page, 'q2')).toBeHidden()
    await next(page)
    await expect(legend(page, 'q2')).toBeFocused()
    expect(new URL(page.url()).hash).toBe('#q2')
  })

  test('asks again for an answer that is missing, in its own words', async ({ page }) => {
    await start(page)
    await next(page)
    await expect(page.locator('#q1')).toHaveAccessibleDescription(new RegExp(`^${sheet.toFix} ${words.errors.tick}`))
    await expect(page.locator('#q1 input').first()).toBeFocused()
    await expect(page.locator('#q1 input').first()).toHaveAttribute('aria-invalid', 'true')
    const alert = page.locator('[data-standing] [role="alert"]')
    await expect(alert).toHaveText(`${sheet.toFix} ${words.errors.tick}`)
    await tick(page, 'q1', 'none')
    await expect(page.locator('#q1 [data-error]')).toBeHidden()
    await expect(alert).toBeEmpty()
    await next(page)
    await next(page)
    await expect(page.locator('#q2 [data-error]')).toHaveText(`${sheet.toFix} ${words.errors.choose}`)
  })

  test('« Rien de cela » and the other boxes exclude one another', async ({ page }) => {
    await start(page)
    await tick(page, 'q1', 'none')
    await tick(page, 'q1', 'fear')
    await expect(page.locator('#q1 input:checked')).toHaveValue('fear')
    await tick(page, 'q1', 'none')
    await expect(page.locator('#q1 input:checked')).toHaveValue('none')
  })

  test('speaks to who answers for herself', async ({ page }) => {
    await start(page)
    await tick(page, 'q1', 'none')
    await next(page)
    await tick(page, 'q2', 'self')
    await next(page)
    await expect(legend(page, 'q3')).toContainText('Où dormez-vous ces jours-ci?')
    await page.goBack()
    await tick(page, 'q2', 'parent')
    await next(page)
    await expect(legend(page, 'q3')).toContainText('Où la personne dort-elle ces jours-ci?')
  })

  test('Back and Forward lead from question to question, and keep the answers', { tag: '@window' }, async ({ page }) => {
    await start(page)
    for (const id of ids.slice(0, 3)) {
      await tick(page, id, daily[id])
      await next(page)
    }
    await page.goBack()
    await expect(legend(page, 'q3')).toBeFocused()
    await expect(page.locator('#q3 input:checked')).toHaveValue('home')
    await page.goBack()
    await expect(page.locator('#q2 input:checked')).toHaveValue('parent')
    await page.goForward()
    await page.getByRole('button', { name: buttons.back, exact: true }).click()
    await expect(legend(page, 'q2')).toBeFocused()
    // Another page, then Back: the answers of the tab are there.
    await page.goto('/urgence/')
    await page.goBack()
    await expect(page.locator('#q2 input:checked')).toHaveValue('parent')
    await expect(page.locator('#q3 input:checked')).toHaveValue('home')
    await page.reload()
    await expect(legend(page, 'q2')).toBeVisible()
    await expect(page.locator('#q1 input:checked')).toHaveValue('none')
  })

  test('two presses on one spot are one: the second answers no question that nobody has read', async ({ page }) => {
    await start(page)
    await tick(page, 'q1', 'none')
    const ticked = await page.evaluate((name) => {
      const press = (element: Element | null | undefined, clientY: number) => {
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 200, clientY }))
        return document.querySelectorAll('#q2 input:checked').length
      }
      press(
        [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.trim() === name),
        600,
      )
      const label = document.querySelector('#q2 label')
      return [press(label, 610), press(label, 700)]
    }, buttons.next)
    expect(ticked).toEqual([0, 1])
  })

  test('an address that has nothing to show leads to the beginning', async ({ page }) => {
    for (const hash of ['#resultat', '#nulle-part', '#<img>']) {
      await page.goto('about:blank')
      await page.goto(`/ou-en-etes-vous/${hash}`)
      await expect(page.getByRole('link', { name: buttons.start })).toBeVisible()
      await expect(visibleQuestions(page)).toHaveCount(0)
    }
  })
})

test.describe('what cannot wait', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [flag, { calls }] of Object.entries(words.first.flags))
    test(`${flag}: the number is on the first screen, and Fanal’s own steps aside`, async ({ page }) => {
      await start(page)
      await tick(page, 'q1', flag)
      await next(page)
      await expect(page.getByRole('heading', { name: words.first.title }).first()).toBeFocused()
      const [number] = await page.locator(`#appel [data-flag="${flag}"] a[href^="tel:"]`).all()
      await expect(number ?? page.locator('none')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#appel a[href^="tel:"]:visible')).toHaveCount(calls.length)
      await expect(page.getByRole('navigation', { name: 'Nous joindre rapidement' })).toBeHidden()
      await page.getByRole('button', { name: buttons.anyway }).click()
      await expect(legend(page, 'q2')).toBeFocused()
    })

  test('« Rien ne presse » is not said to who has ticked what cannot wait', async ({ page }) => {
    await resume(page, { ...well, q1: 'dying' })
    const result = page.locator('#resultat')
    await expect(result.getByRole('heading', { name: words.first.title })).toBeFocused()
    await expect(result.locator('[data-flag="dying"] a')).toHaveCount(2)
    await expect(result.getByText(results.noHurry.title).first()).toBeHidden()
  })
})

test.describe('the result', () => {
  test('comes after a review, where each answer can be changed', async ({ page }) => {
    await resume(page, daily, 'revue')
    await expect(page.getByRole('heading', { name: words.reviewed.title })).toBeFocused()
    const answers = page.locator('[data-answer]')
    await expect(answers).toHaveCount(12)
    await expect(answers.nth(4)).toHaveText(questions.q5.answers.daily.label)
    await page.getByRole('link', { name: 'Modifier la question 8' }).click()
    await expect(legend(page, 'q8')).toBeFocused()
    await tick(page, 'q8', 'alone')
    await next(page)
    await expect(answers.nth(7)).toHaveText(questions.q8.answers.alone.label)
    await seeResult(page)
    await expect(page.getByRole('heading', { name: results.dailyHelp.title })).toBeFocused()
    const guided = page.locator('[data-guided]')
    await expect(guided.locator('dt')).toHaveText([questions.q5.legend])
    await expect(guided.locator('dd')).toHaveText([questions.q5.answers.daily.label])
    await expect(page.locator('[data-unanswered] li')).toHaveText([questions.q4.legend])
    await expect(page.locator('[data-modifier]:visible')).toHaveCount(2)
  })

  test('asks for what is missing, rather than guess', async ({ page }) => {
    await start(page)
    await tick(page, 'q1', 'none')
    await page.goto('/ou-en-etes-vous/#resultat')
    await expect(page.getByRole('heading', { name: words.reviewed.title })).toBeVisible()
    await expect(page.getByText(words.reviewed.missing)).toHaveCount(11)
    await seeResult(page)
    await expect(page.locator('#q2 [data-error]')).toBeVisible()
    await expect(page.locator('#q2 input').first()).toBeFocused()
  })

  const flags = Object.keys(words.first.flags)
  const nobodyKnows = { q4: 'unknown', q5: 'unknown', q6: 'unknown', q7: 'unknown', q8: 'unknown', q9: 'unknown', q10: 'unknown' }
  /** Whatever nobody knows, and whatever may come before a result. */
  const fullest: FirstTicked = { ...daily, ...nobodyKnows, q1: flags, q3: 'hospital', q12: 'unspoken' }

  for (const [name, [answers, most]] of Object.entries({
    team: [
      { ...daily, q3: 'publicHome' },
      { ...fullest, q3: 'publicHome' },
    ],
    assessment: [
      { ...daily, q9: 'lost', q3: 'hospital' },
      { ...fullest, q5: 'always', q6: 'lifted', q9: 'lost' },
    ],
    dailyHelp: [daily, { ...fullest, q5: 'daily', q6: 'beside', q7: 'skips', q8: 'given', q9: 'harmful', q10: 'several' }],
    unclear: [
      { ...daily, q5: 'unknown', q6: 'unknown', q8: 'unknown' },
      { ...fullest, q2: 'self' },
    ],
    littleHelp: [
      { ...well, q7: 'reheats' },
      { ...fullest, q4: 'nobody', q5: 'weekly', q7: 'reheats', q8: 'pillbox', q10: 'one' },
    ],
    noHurry: [well, { ...well, q1: flags, q3: 'residence', q6: 'unknown', q9: 'unknown', q12: 'unspoken' }],
  } satisfies Record<keyof typeof results, readonly [Answers, FirstTicked]>))
    test(`${name}: on one US Letter sheet, with the date, the phone and who pays; with all that can come before it too`, async ({
      page,
    }) => {
      await resume(page, answers)
      const { title, ways } = results[name as keyof typeof results]
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(page.locator('#resultat h2:visible')).toHaveCount(1)
      await expect(page.locator('#resultat').getByText(site.whoPays).filter({ visible: true })).toHaveCount(
        ways.filter(({ kind }) => kind === 'residence').length,
      )
      const paper = await expectOneSheet(page)
      for (const said of [title.replaceAll(/\s+/g, ' '), sheet.printed, 'La décision appartient à la personne concernée.'])
        expect(paper).toContain(said)
      for (const unsaid of [words.paper.title, buttons.start]) expect(paper).not.toContain(unsaid)

      await resume(page, most)
      await expect(page.locator('#resultat [data-flag]:visible')).toHaveCount(5)
      await expect(page.locator(`#resultat [data-result="${name}"]`).first()).toBeVisible()
      const full = await expectOneSheet(page)
      for (const { calls } of Object.values(words.first.flags))
        for (const { number } of calls) expect(full).toContain(numbers[number].text.replaceAll(/\s+/g, ' '))
      for (const each of [paper, full]) expect(each).toContain('partenaires nous paient')
    })

  test('on the day that it is printed, the first of a month too', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-01T10:00:00-05:00'))
    await resume(page, well)
    expect((await readPaper(page)).words).toContain('Imprimé le 1er décembre 2026')
  })

  test('carries into the message a kind of home, once and only if ticked, and never an answer on health', async ({ page }) => {
    await resume(page, daily)
    const box = page.locator('[data-result]:visible [data-carry]')
    await expect(box).not.toBeChecked()
    await page.getByRole('link', { name: words.write.link }).click()
    await expect(page.locator('textarea[name="message"]')).toHaveValue('')
    await page.goBack()
    await expect(page.getByRole('heading', { name: results.dailyHelp.title })).toBeVisible()
    await box.check()
    await page.getByRole('link', { name: words.write.link }).click()
    await expect(page.locator('textarea[name="message"]')).toHaveValue(results.dailyHelp.carry ?? '')
    await expect(page.locator('select[name="seekingFor"]')).toHaveValue('proche')
  })
})

test('what is answered leaves the device in no request, and stays in the tab', async ({ page }) => {
  await open(page)
  const asked = watchRequests(page)
  await begin(page)
  for (const id of ids) {
    await tick(page, id, daily[id])
    await next(page)
  }
  await seeResult(page)
  await expect(page.getByRole('heading', { name: results.dailyHelp.title })).toBeVisible()
  expect(asked.filter((each) => !toolScripts.test(each))).toEqual([])
  expect(new Set(asked).size).toBe(1)
  expect(await keptKeys(page)).toEqual(['fanal-outil-questions'])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['fanal-popup-shown'])
})

test('« Tout effacer » asks once, then leaves nothing', async ({ page }) => {
  await resume(page, daily)
  await page.getByRole('button', { name: sheet.erase }).click()
  await expect(page.getByText(sheet.erasing.question)).toBeFocused()
  await page.getByRole('button', { name: sheet.erasing.no }).click()
  await expect(page.getByRole('heading', { name: results.dailyHelp.title })).toBeVisible()
  await page.getByRole('button', { name: sheet.erase }).click()
  await page.getByRole('button', { name: sheet.erasing.yes }).click()
  await expect(page.getByText(sheet.erasing.done)).toBeFocused()
  await expect(page.getByRole('link', { name: buttons.start })).toBeVisible()
  await expect(page.locator('main input:checked')).toHaveCount(0)
  expect(await keptKeys(page)).toEqual([])
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await page.getByRole('link', { name: buttons.start }).click()
  await expectAwake(page)
  await expect(page.locator('main input:checked')).toHaveCount(0)
})

test('from the keyboard alone, from the first question to the result', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  await page.getByRole('link', { name: buttons.start }).focus()
  await page.keyboard.press('Enter')
  await expectAwake(page)
  for (const id of ids) {
    await expect(legend(page, id)).toBeFocused()
    await page.keyboard.press('Tab')
    const inputs = page.locator(`#${id} input`)
    if (id === 'q1') while (!(await inputs.last().evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    if (id !== 'q1') while (!(await page.locator(`#${id} input[value="${daily[id]}"]`).isChecked())) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: words.reviewed.title })).toBeFocused()
  const see = page.getByRole('button', { name: buttons.result })
  while (!(await see.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: results.dailyHelp.title })).toBeFocused()
})

test.describe('before its code is there', () => {
  test('the first question is there, what is ticked stays, and « Continuer » is held', async ({ page }) => {
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
})

test.describe('where its code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test(
    'the twelve questions are there with the numbers and the reading, and nothing goes into an e-mail',
    { tag: '@window' },
    async ({ page }) => {
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
    },
  )

  test('nothing else comes either: the page is what it is on paper', async ({ page }) => {
    await page.route(/\/scripts\//, (route) => route.abort())
    await page.goto('/ou-en-etes-vous/')
    await expect(visibleQuestions(page)).toHaveCount(12)
    await expect(page.getByRole('link', { name: buttons.start })).toBeHidden()
  })
})

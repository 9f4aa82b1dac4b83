import type { Page } from '@playwright/test'
import { words as siteWords } from '@/content/words'
import { site } from '@/content/site'
import { expect, test } from '../support/browser'
import { foldText } from '../support/exported-pages'
import { typedAlone } from '../components/net-cost/answers'
import { dailyHelpAnswers } from '../components/needs-assessment/answers'
import { openTool, resume } from '../support/open-tool'
import {
  findClippedInPrint,
  landscape,
  portrait,
  findTablesSplitAcrossPages,
  readPrintedText,
  listPrintedPageSizes,
} from '../support/print-page'

type Printed = { said: readonly string[]; unsaid?: string[]; paper?: typeof portrait }

/**
 * Expects pages of one size, whole words and no table apart from its title, in the largest text
 * size, then in the ordinary one.
 */
async function expectPrinted(page: Page, { said, unsaid = [], paper = portrait }: Printed) {
  for (const [size, points] of Object.entries({ largest: 18, normal: 12 })) {
    await page.locator(`#text-${size}`).evaluate((control: HTMLInputElement) => control.click())
    expect(new Set(await listPrintedPageSizes(page))).toEqual(new Set([paper.box]))
    const words = await readPrintedText(page, points)
    for (const each of said) expect(words).toContain(foldText(each))
    for (const each of unsaid) expect(words).not.toContain(foldText(each))
    expect(await findClippedInPrint(page, paper)).toEqual([])
    expect(await findTablesSplitAcrossPages(page)).toEqual([])
  }
}

const whoPays = 'La résidence choisie nous paie.'

const urgent = [
  '911',
  '811',
  '1 866 277-3553',
  '1 855 852-7784',
  '1 888 489-2287',
  '1 800 683-2245',
  '1 877 767-2227',
  site.phone.text,
]

for (const [address, format, said] of [
  ['/urgence/', portrait, [...urgent, whoPays]],
  ['/ou-en-etes-vous/', portrait, [siteWords.toolLabels.blank]],
  ['/cout-net/', portrait, [siteWords.netCostPage.worksheet.title]],
  ['/carnet-de-visite/', landscape, [siteWords.toolLabels.blank, siteWords.toolLabels.filledBy.by]],
] as const)
  test(`${address} prints whole with nothing on it`, async ({ page }) => {
    await openTool(page, address)
    if (format === landscape) expect(await listPrintedPageSizes(page)).toEqual([landscape.box])
    await expectPrinted(page, { paper: format, said })
  })

test('the net cost prints whole, with the day, the phone and who pays', async ({ page }) => {
  const homes = Object.fromEntries(
    Object.keys(siteWords.netCostPage.home.lines).map((cost) => [`home-${cost}`, '1 310']),
  )
  await page.clock.setFixedTime('2026-11-22T12:00:00-05:00')
  // These answers reach every maximum, the limit of the year and the strongest reduction.
  await resume(page, '/cout-net/', 'net-cost', {
    ...typedAlone,
    ...homes,
    isDependent: 'yes',
    income: '800 000',
    otherBills: '1 145',
    occasional: '2 060',
    meals: 'threeMeals',
    services: ['laundry', 'housekeeping', 'nursing', 'personalCare'],
    'removedPrice-meals': '9',
  })
  await page.locator('#rent').fill('15 290')
  await expect(page.locator('.net-cost-result-comparison .labelled-table')).toHaveCount(2)
  await expectPrinted(page, {
    said: ['Imprimé le', site.phone.text, whoPays, siteWords.netCostPage.result.sources],
    unsaid: [
      siteWords.netCostPage.worksheet.title,
      siteWords.netCostPage.range.narrow,
      siteWords.netCostPage.result.toNotebook,
    ],
  })
})

test.describe('« Où en êtes-vous? »', () => {
  const { buttons, first, paper, results } = siteWords.needsAssessmentPage
  /** Answers with every unknown and every emergency, which give the longest result. */
  const fullest = {
    ...dailyHelpAnswers,
    ...Object.fromEntries(
      ['fallAtNight', 'hygiene', 'walking', 'meals', 'medication', 'memory', 'falls'].map((id) => [
        id,
        'unknown',
      ]),
    ),
    emergencies: Object.keys(first.emergencies),
    person: 'self',
    lodging: 'hospital',
    wish: 'unspoken',
  }
  const calls = Object.values(first.emergencies).flatMap((emergency) =>
    emergency.calls.map(({ phoneKey }) => siteWords.phoneNumbers[phoneKey].text),
  )

  test('prints whole with what may stand before it, the date and who pays', async ({ page }) => {
    await resume(page, '/ou-en-etes-vous/#resultat', 'needs-assessment', fullest)
    await expectPrinted(page, {
      said: [siteWords.toolLabels.printed, whoPays, results.unclear.title, ...calls],
      unsaid: [paper.title, buttons.start],
    })
  })

  test('prints the answered questions from the review, with the day', async ({ page }) => {
    await resume(page, '/ou-en-etes-vous/#revue', 'needs-assessment', dailyHelpAnswers)
    await expectPrinted(page, {
      said: [siteWords.toolLabels.printed, 'Où en êtes'],
      unsaid: [siteWords.toolLabels.blank],
    })
  })
})

test('three residences print on one page, and their long notes whole', async ({ page }) => {
  const facts = {
    rent: '2 290 $',
    net: '1 986,80 $',
    excluded: 'le ménage; deux repas',
    date: '12 novembre 2026',
    source: 'resident',
    distance: '25 minutes',
    contact: '418 555-0100',
  }
  const answers = Array.from({ length: 16 }, () => ({
    text: 'Une préposée : 4 min',
    opinion: 'check',
  }))
  const residences = Array.from({ length: 3 }, () => ({
    name: 'Les Jardins de la Pointe-aux-Lièvres',
    ...facts,
    answers,
  }))
  await resume(page, '/carnet-de-visite/', 'visit-notebook', { residences })
  expect(await listPrintedPageSizes(page)).toEqual([landscape.box])
  await expectPrinted(page, { paper: landscape, said: ['Imprimé le', whoPays] })

  const long =
    'La direction dit que deux préposées font la tournée toutes les deux heures, et que le gardien monte en cinq minutes.'
  await page.getByRole('radio', { name: 'Toutes' }).check()
  await page.locator('textarea[name="3-16"]').fill(long)
  await expect(page.locator('.visit-notebook-comparison td').last()).toContainText(long)
  await expectPrinted(page, { paper: landscape, said: [long] })
})

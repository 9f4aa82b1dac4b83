// A tool whose code fails to load shows its alert, and prints its fallback.
import { words } from '@/content/words'
import { expect, expectHydrated, test } from '../../support/browser'
import { holdRequests } from '../../support/hold-requests'
import { openTool, tick, toolScripts } from '../../support/open-tool'
import { landscape, portrait, listPrintedPageSizes } from '../../support/print-page'

test.use({ expectedProblems: /Failed to load resource/ })

test('replaces the net cost by its worksheet, unless something is typed in it', async ({
  page,
}) => {
  await page.route(toolScripts, (route) => route.abort())
  await openTool(page, '/cout-net/')
  const [form, rent] = [page.locator('main form'), page.locator('#rent')]
  const worksheet = page.getByRole('heading', { name: words.netCostPage.worksheet.title })
  const loadError = page.getByRole('alert').filter({ hasText: words.toolLabels.loadError })
  await rent.focus()
  await expect(worksheet).toBeVisible()
  await expect(loadError).toBeVisible()
  await expect(form).toBeHidden()
  const refuse = await holdRequests(page, toolScripts)
  await page.reload()
  await rent.fill('2 290')
  refuse()
  await expect(loadError).toBeInViewport()
  await expect(worksheet).toBeVisible()
  await page.unrouteAll()
  await tick(page, 'meals', 'none')
  await expectHydrated(page)
  await expect(loadError).toBeHidden()
  await expect(rent).toHaveValue('2 290')
})

test('replaces the notebook by its printed sheet', async ({ page }) => {
  await page.route(toolScripts, (route) => route.abort())
  await openTool(page, '/carnet-de-visite/')
  await page.locator('[name="1-name"]').focus()
  await expect(page.getByRole('alert')).toContainText(words.notebookPage.loadError)
  await expect(page.getByRole('table')).toBeVisible()
  expect(new Set(await listPrintedPageSizes(page))).toEqual(new Set([landscape.box]))
})

test('keeps the alert over the titles of the notebook in which something is typed', async ({
  page,
}) => {
  await page.route(toolScripts, (route) => route.abort())
  const refuse = await holdRequests(page, toolScripts)
  await openTool(page, '/carnet-de-visite/')
  await page.locator('[name="1-name"]').fill('Les Pommiers')
  refuse()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  const findCover = () =>
    alert.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height - 4)
      return element.contains(seen) ? null : seen?.outerHTML.slice(0, 80)
    })
  const covers: unknown[] = []
  for (let y = 400; y < 4000; y += 150) {
    await page.evaluate((top) => scrollTo(0, top), y)
    covers.push(await findCover())
  }
  expect(covers.filter((cover) => cover !== null)).toEqual([])
})

test.describe('« Où en êtes-vous? »', () => {
  const { buttons, paper } = words.needsAssessmentPage

  test('shows all questions of the questionnaire, and sends nothing', async ({ page }) => {
    await page.route(toolScripts, (route) => route.abort())
    await openTool(page, '/ou-en-etes-vous/')
    await page.getByRole('link', { name: buttons.start }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: words.toolLabels.loadError }),
    ).toBeVisible()
    await expect(page.locator('main fieldset.choice-group:visible')).toHaveCount(12)
    await expect(page.getByRole('heading', { name: paper.title })).toBeVisible()
    await expect(page.getByRole('button', { name: buttons.next, exact: true })).toBeHidden()
    await expect(page.locator('#q1 a[href="tel:911"]')).toBeVisible()
    await tick(page, 'hygiene', 'daily')
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(/\/ou-en-etes-vous\/#q1$/)
    expect(new Set(await listPrintedPageSizes(page))).toEqual(new Set([portrait.box]))
  })
})

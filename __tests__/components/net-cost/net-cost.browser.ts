import { words } from '@/content/words'
import { expect, expectHydrated, test, watchRequests } from '../../support/browser'
import { tabTo } from '../../support/focus'
import { typedAlone } from './answers'
import { openTool, tick } from '../../support/open-tool'

const { questions } = words.netCostPage.form

test('computes from the keyboard alone, and requests nothing but its own files', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00-05:00')
  await openTool(page, '/cout-net/')
  const requests = watchRequests(page)
  await page.locator('h1').focus()
  const press = async (name: string, value: string) => {
    const choice = page.locator(`input[name="${name}"][value="${value}"]`)
    await page.keyboard.press('Space')
    while (!(await choice.isChecked())) await page.keyboard.press('ArrowDown')
  }
  const choose = async (name: string, value: string) => {
    await tabTo(page, page.locator(`input[name="${name}"]`).first())
    await press(name, value)
  }
  const open = async (name: keyof typeof questions) => {
    await tabTo(page, page.getByRole('button', { name: questions[name].legend }))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, page.locator('#rent'))
  await page.keyboard.type('2 290')
  await choose('meals', 'twoMeals')
  await choose('isOfAge', 'yes')
  await expect(page.locator('.net-cost-form-range-figure')).toHaveText('1 666,20 $ à 2 032,60 $')
  await open('services')
  await tabTo(page, page.locator('[name="services"][value="housekeeping"]'))
  await page.keyboard.press('Space')
  for (const name of ['isDependent', 'household', 'registered', 'isSubsidized'] as const) {
    await open(name)
    await expect(page.locator(`input[name="${name}"]`).first()).toBeFocused()
    await press(name, typedAlone[name])
  }
  await expect(page.locator('.net-cost-result-figure[data-emphasis="net"]')).toHaveText(
    '1 986,80 $',
  )
  await tabTo(page, page.locator('#removedPrice'))
  await page.keyboard.type('90')
  await expect(page.locator('.net-cost-result-comparison .labelled-table')).toBeVisible()
  expect(requests.filter((each) => !/^GET \S+\/scripts\/[\w-]+\.js /.test(each))).toEqual([])
  expect(page.url()).toMatch(/\/cout-net\/$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('three answers and their price hold on the first screen', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T12:00:00-05:00')
    await openTool(page, '/cout-net/')
    await page.locator('#rent').fill('2 290')
    await tick(page, 'meals', 'twoMeals')
    await tick(page, 'isOfAge', 'yes')
    const figure = page.locator('.net-cost-form-range-figure')
    await expect(figure).toBeInViewport({ ratio: 1 })
    const price = await figure.boundingBox()
    const bar = await page.locator('nav.thumb-bar').boundingBox()
    expect(price && bar && price.y + price.height <= bar.y).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('shows the rent typed in the notebook, and gives the notebook another', async ({ page }) => {
  await openTool(page, '/carnet-de-visite/')
  await page.getByRole('radio', { name: /^2 ?, Résidence 2$/ }).check()
  await page.locator('[name="2-name"]').fill('Le Phare')
  await expectHydrated(page)
  await page.locator('[name="2-rent"]').fill('2 690 $')
  await page.getByRole('link', { name: words.notebookPage.cells.netCost }).click()
  await page.locator('#rent').focus()
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Le Phare' }).click()
  await expect(page.locator('#rent-B')).toHaveValue('2 690 $')
  await page.locator('#rent-B').fill('2 590')
  const readStored = () =>
    page.evaluate(() => sessionStorage.getItem('site-answers-visit-notebook') ?? '')
  await expect.poll(readStored).toContain('2 590')
  await page.goto('/carnet-de-visite/')
  await expectHydrated(page)
  await expect(page.locator('[name="2-rent"]')).toHaveValue('2 590')
})

test('shows the whole of an amount in the largest letters of a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, '/cout-net/')
  await page.locator('label[for="text-largest"]').click()
  const rent = page.locator('#rent')
  await rent.fill('3 250,50')
  expect(
    await rent.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0)
})

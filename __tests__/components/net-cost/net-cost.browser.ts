import { words } from '@/content/words'
import { expect, test } from '../../support/browser'
import { tabTo } from '../../support/focus'
import { typedAlone } from './answers'
import {
  landscape,
  openTool,
  findTablesSplitAcrossPages,
  resume,
  listPrintedPageSizes,
  watchRequests,
} from '../../support/tool'

test('computes from the keyboard alone, and requests nothing but its own files', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00-05:00')
  await openTool(page, '/cout-net/')
  const requests = watchRequests(page)
  await page.locator('h1').focus()
  const choose = async (name: string, value: string) => {
    const choice = page.locator(`input[name="${name}"][value="${value}"]`)
    await tabTo(page, page.locator(`input[name="${name}"]`).first())
    await page.keyboard.press('Space')
    while (!(await choice.isChecked())) await page.keyboard.press('ArrowDown')
  }
  for (const name of ['registered', 'household', 'isOfAge', 'isDependent'] as const)
    await choose(name, typedAlone[name])
  await tabTo(page, page.locator('#rent'))
  await page.keyboard.type('2 290')
  await choose('isSubsidized', 'no')
  await choose('meals', 'twoMeals')
  await tabTo(page, page.locator('[name="services"][value="housekeeping"]'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: words.netCostPage.form.compute }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#resultat-titre')).toBeFocused()
  await expect(page.locator('.net-cost-figure[data-emphasis="net"]')).toHaveText('1 986,80 $')
  await tabTo(page, page.locator('#removedPrice'))
  await page.keyboard.type('90')
  await expect(page.locator('.net-cost-comparison .money-table')).toBeVisible()
  expect(requests.filter((each) => !/^GET \S+\/scripts\/[\w-]+\.js /.test(each))).toEqual([])
  expect(page.url()).toMatch(/\/cout-net\/$/)
})

test('prints three residences and three years on two landscape pages', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00-05:00')
  const lease = {
    name: 'Résidence du Vieux-Moulin',
    registered: 'yes',
    isSubsidized: 'no',
    meals: 'threeMeals',
    services: ['laundry', 'housekeeping'],
    rent: '2 690',
  }
  const leases = ['', '-B', '-C'].flatMap((suffix) =>
    Object.entries(lease).map(([name, value]) => [name + suffix, value] as const),
  )
  await resume(page, '/cout-net/', 'net-cost', {
    ...typedAlone,
    ...Object.fromEntries(leases),
    'isSubsidized-C': 'yes',
    residenceCount: '3',
    afterTax: '2 600',
    'years-rise': '4',
    'home-food': '520',
  })
  await expect(page.locator('.money-table:visible')).toHaveCount(3)
  expect(await listPrintedPageSizes(page)).toEqual([landscape.box, landscape.box])
  expect(await findTablesSplitAcrossPages(page)).toEqual([])
})

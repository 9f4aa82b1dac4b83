import type { Page } from '@playwright/test'
import { netCostPage } from '@/content/tools/cout-net'
import { sheet } from '@/content/tools/sheet'
import { site } from '@/content/site'
import { expect, test } from '../../support/browser'
import { folded } from '../../support/exported-pages'
import { tabTo } from '../../support/focus'
import { expectAwake, expectOneSheet, openTool, sidewaysScroll, smallTargets, tick, watchRequests, withoutCode } from '../tools/tool'

const { form, home } = netCostPage
const open = (page: Page) => openTool(page, '/cout-net/')

type Month = { answers?: Record<string, string>; services?: readonly string[]; typed: Readonly<Record<string, string>> }

/** A person of 70 or more, alone, in a registered residence: a test says what is otherwise. */
const alone = { registered: 'yes', household: 'one', isOfAge: 'yes', isDependent: 'no', isSubsidized: 'no', meals: '0' }
const t4: Month = { answers: { meals: '2' }, services: ['housekeeping'], typed: { rent: '2 290' } }
const everything = ['laundry', 'housekeeping', 'nursing', 'personalCare']
const couple = { household: 'couple', isPartnerOfAge: 'no', hasThirdPerson: 'no' }

async function fill(page: Page, { answers = {}, services = [], typed }: Month) {
  for (const [name, value] of Object.entries({ ...alone, ...answers })) await tick(page, name, value)
  for (const service of services) await tick(page, 'services', service)
  for (const [id, amount] of Object.entries(typed)) await page.locator(`#${id}`).fill(amount)
}
const compute = (page: Page) => page.getByRole('button', { name: form.compute }).click()
const title = (page: Page) => page.locator('#resultat-titre')
const net = (page: Page) => page.locator('.figure[data-look="net"]')

test.describe('one US Letter sheet, black text of 10.5 points at least, the day, the telephone and who pays', () => {
  const bills = { otherBills: '1 145', occasional: '2 060' }
  const fullest: readonly { name: string; month: Month; removedPrice?: string }[] = [
    {
      name: 'every line at its maximum, the limit of the year and the strongest reduction',
      month: { answers: { meals: '3', isDependent: 'yes' }, services: everything, typed: { rent: '15 290', income: '800 000', ...bills } },
      removedPrice: '90',
    },
    {
      name: 'every line at its minimum, under the ceiling, and a removal that costs more',
      month: { answers: { meals: '3', isDependent: 'yes' }, services: everything, typed: { rent: '900', income: '119 000', ...bills } },
      removedPrice: '9',
    },
    {
      name: 'a couple of whom one is of age',
      month: {
        answers: { ...couple, meals: '3' },
        services: ['laundry', 'housekeeping', 'nursing'],
        typed: { rent: '5 290', income: '119 000', ...bills },
      },
      removedPrice: '9',
    },
    {
      name: 'a register that is not known',
      month: { answers: { registered: 'unknown', isDependent: 'yes' }, typed: { rent: '2 290', income: '119 000', ...bills } },
    },
    { name: 'a refusal', month: { answers: { isSubsidized: 'yes' }, typed: { rent: '2 290', ...bills } } },
  ]
  for (const { name, month, removedPrice } of fullest)
    test(name, async ({ page }) => {
      await open(page)
      await page.locator('#rent').focus()
      await expectAwake(page)
      await fill(page, month)
      await compute(page)
      await expect(title(page)).toBeFocused()
      if (removedPrice !== undefined) await page.locator('#removedPrice').fill(removedPrice)
      for (const cost of Object.keys(home.lines)) await page.locator(`#home-${cost}`).fill('1 310')
      await expect(page.locator('.comparison .money-table')).toHaveCount(removedPrice === undefined ? 1 : 2)
      const words = await expectOneSheet(page)
      for (const word of ['Imprimé le', site.phone.text, 'partenaires nous paient', netCostPage.result.sources])
        expect(words).toContain(word.replaceAll(/\s+/g, ' '))
      for (const word of [netCostPage.worksheet.title, form.compute, netCostPage.result.carry.title]) expect(words).not.toContain(word)
    })

  test('before a computation, the worksheet', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { name: netCostPage.worksheet.title })).toBeHidden()
    expect(await expectOneSheet(page)).toContain(folded(netCostPage.worksheet.title))
  })
})

test.describe('before the code comes', () => {
  for (const keep of [false, true])
    test(`what is typed and ticked is not lost${keep ? ', what this device had stored included' : ''}`, async ({ page }) => {
      await open(page)
      if (keep)
        await page.evaluate(() => {
          localStorage.setItem(
            'fanal-answers-net-cost',
            JSON.stringify({ rent: '1 000', income: '48 500', household: 'one', isKept: true }),
          )
        })
      await page.evaluate(() => {
        const rent = document.querySelector<HTMLInputElement>('#rent')
        if (rent) rent.value = '2 290'
        for (const box of document.querySelectorAll<HTMLInputElement>('[name="household"][value="couple"], [name="isKept"]'))
          box.checked = true
      })
      await page.locator('#rent').focus()
      await expectAwake(page)
      await expect(page.locator('#rent')).toHaveValue('2 290')
      await expect(page.locator('#income')).toHaveValue(keep ? '48 500' : '')
      await expect(page.locator('[name="isPartnerOfAge"]').first()).toBeVisible()
      await expect(page.getByRole('checkbox', { name: form.keep })).toBeChecked()
      const stored = await page.evaluate(() => localStorage.getItem('fanal-answers-net-cost'))
      expect(JSON.parse(stored ?? '{}')).toMatchObject({ rent: '2 290', household: 'couple' })
    })

  test('a submit is held, and answered', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('main form [type="submit"]')?.click()
    })
    await expect(page.getByRole('group', { name: form.errors.summary })).toBeFocused()
    expect(page.url()).toMatch(/\/cout-net\/$/)
  })

  test.describe('and when it does not', () => {
    test.use({ expectedProblems: /Failed to load resource/ })

    test('the worksheet is there and the telephone too; what was typed is found again with it', async ({ page }) => {
      const { refuse } = await withoutCode(page)
      await open(page)
      await page.locator('#rent').fill('2 290')
      refuse()
      const worksheet = page.getByRole('heading', { name: netCostPage.worksheet.title })
      await expect(worksheet).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: sheet.lost })).toBeVisible()
      await expect(page.locator('main form')).toBeHidden()
      await page.unrouteAll()
      await worksheet.dispatchEvent('pointerdown')
      await expectAwake(page)
      await expect(page.locator('#rent')).toHaveValue('2 290')
    })
  })
})

test('asks for its own files and nothing else, whatever is typed', async ({ page }) => {
  await open(page)
  const asked = watchRequests(page)
  await fill(page, t4)
  await compute(page)
  await page.locator('#home-housing').fill('1 234')
  await expect(page.locator('.comparison .money-table')).toBeVisible()
  expect(asked.filter((each) => !/^GET \S+\/scripts\/[\w-]+\.js /.test(each))).toEqual([])
  expect(page.url()).toMatch(/\/cout-net\/$/)
})

test('on a telephone, nothing is too small to press, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await fill(page, t4)
  await compute(page)
  await page.locator('#removedPrice').fill('90')
  await page.locator('#home-housing').fill('1 234')
  await expect(page.locator('.comparison .money-table')).toHaveCount(2)
  expect(await smallTargets(page.locator('[data-island]'))).toEqual([])
  expect(await sidewaysScroll(page)).toEqual([0, 0])
})

test('from the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  const choose = async (name: string, value: string) => {
    const wanted = page.locator(`input[name="${name}"][value="${value}"]`)
    await tabTo(page, page.locator(`input[name="${name}"]`).first())
    await page.keyboard.press('Space')
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
  }
  for (const name of ['registered', 'household', 'isOfAge', 'isDependent'] as const) await choose(name, alone[name])
  await tabTo(page, page.locator('#rent'))
  await page.keyboard.type('2 290')
  await choose('isSubsidized', 'no')
  await choose('meals', '2')
  await tabTo(page, page.locator('[name="services"][value="housekeeping"]'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: form.compute }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  await expect(net(page)).toHaveText('1 986,80 $')
  await tabTo(page, page.locator('#removedPrice'))
  await page.keyboard.type('90')
  await expect(page.locator('.comparison .money-table')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { netCostPage } from '@/content/outils/cout-net'
import { sheet } from '@/content/outils/sheet'
import { site } from '@/content/site'
import { expect, test } from '../../support/browser'
import { folded } from '../../support/exported-pages'
import { tabTo } from '../../support/focus'
import { expectAwake, expectOneSheet, keptKeys, openTool, tick, toolScripts, watchRequests, withoutCode } from './tool'

const { form, refusals, changes } = netCostPage

const open = (page: Page) => openTool(page, '/cout-net/')

type Answers = Partial<Record<'registered' | 'household' | 'isOfAge' | 'isDependent' | 'isSubsidized' | 'meals', string>>
type Month = { answers?: Answers; services?: readonly string[]; typed: Readonly<Record<string, string>> }

/** A person of 70 or more, alone, in a registered residence: a test says what is otherwise. */
const alone = { registered: 'yes', household: 'one', isOfAge: 'yes', isDependent: 'no', isSubsidized: 'no', meals: '0' }

async function fill(page: Page, { answers = {}, services = [], typed }: Month) {
  for (const [name, value] of Object.entries({ ...alone, ...answers })) await tick(page, name, value)
  for (const service of services) await tick(page, 'services', service)
  for (const [id, amount] of Object.entries(typed)) await page.locator(`#${id}`).fill(amount)
}

const compute = (page: Page) => page.getByRole('button', { name: form.compute }).click()

const result = (page: Page) => page.locator('#resultat')

const amountOf = (page: Page, row: string) => page.locator(`[data-row="${row}"]:not([hidden]) td`)

const t4: Month = { answers: { meals: '2' }, services: ['housekeeping'], typed: { rent: '2 290' } }
const everything = ['laundry', 'housekeeping', 'nursing', 'personalCare']

const cases: readonly { name: string; month: Month; rows: Readonly<Record<string, string>>; says?: string }[] = [
  {
    name: 'T1, at the rate of 2026',
    month: { answers: { meals: '3' }, services: everything, typed: { rent: '1 400', income: '25 000' } },
    rows: {
      base: '210,00 $',
      threeMeals: '280,00 $',
      nursing: '140,00 $',
      housekeeping: '70,00 $',
      eligible: '910,00 $',
      fullCredit: '– 364,00 $',
    },
  },
  {
    name: 'T2, an ordinary building',
    month: { answers: { registered: 'no' }, typed: { rent: '800' } },
    rows: { ordinary: '40,00 $', eligible: '40,00 $', fullCredit: '– 16,00 $', net: '784,00 $' },
    says: changes.ordinary,
  },
  {
    name: 'T4',
    month: t4,
    rows: {
      base: '343,50 $',
      twoMeals: '300,00 $',
      housekeeping: '114,50 $',
      eligible: '758,00 $',
      fullCredit: '– 303,20 $',
      net: '1 986,80 $',
    },
    says: '15 % du loyer = 343,50 $, ramené au maximum de 300 $',
  },
  {
    name: 'T5',
    month: { answers: { meals: '3' }, services: ['laundry', 'housekeeping'], typed: { rent: '2690,00 $' } },
    rows: { eligible: '1 025,00 $', fullCredit: '– 410,00 $', net: '2 280,00 $' },
  },
  {
    name: 'T7, the ceiling',
    month: { answers: { meals: '3' }, services: everything, typed: { rent: '800' } },
    rows: { eligible: '520,00 $', fullCredit: '– 208,00 $' },
    says: 'Total de 650,00 $, ramené au plafond de 65 % du loyer, soit 520,00 $.',
  },
  {
    name: 'T8, an income above the first threshold',
    month: { ...t4, typed: { rent: '2 290', income: '80 000' } },
    // 226,05 $ a year, of which a twelfth is 18,84 $.
    rows: { fullCredit: '– 303,20 $', reduction: '18,84 $', credit: '– 284,36 $', net: '2 005,64 $' },
    says: '226,05 $ pour l’année, seuils de 2026, divisés par douze',
  },
]

test.describe('the computation', () => {
  for (const { name, month, rows, says } of cases)
    test(`${name}, to the cent`, async ({ page }) => {
      await open(page)
      await fill(page, month)
      await compute(page)
      await expect(page.locator('#resultat-titre')).toBeFocused()
      for (const [row, amount] of Object.entries(rows)) await expect(amountOf(page, row), row).toHaveText(amount)
      if (says !== undefined) await expect(result(page)).toContainText(says)
      await expectOneSheet(page)
    })

  test('T6, a couple, to the cent', async ({ page }) => {
    await open(page)
    await fill(page, {
      answers: { household: 'couple', meals: '2' },
      services: ['laundry', 'housekeeping', 'nursing'],
      typed: { rent: '3 200' },
    })
    await tick(page, 'isPartnerOfAge', 'yes')
    await tick(page, 'hasThirdPerson', 'no')
    await compute(page)
    await expect(amountOf(page, 'eligible')).toHaveText('1 475,00 $')
    await expect(amountOf(page, 'fullCredit')).toHaveText('– 590,00 $')
    await expectOneSheet(page)
  })

  test('says « au moins » where the register is not known, and how to look', async ({ page }) => {
    await open(page)
    await fill(page, { answers: { registered: 'unknown' }, typed: { rent: '2 290' } })
    await compute(page)
    await expect(result(page)).toContainText('Si le crédit estimé, au moins 24,00 $ par mois, est accordé.')
    await expect(result(page)).toContainText(form.registered.help)
  })

  test('follows an answer that changes, and goes with one that is taken away', async ({ page }) => {
    await open(page)
    await fill(page, t4)
    await compute(page)
    await page.locator('#rent').fill('2 690')
    await page.locator('#rent').blur()
    await expect(page.getByRole('status').filter({ hasText: 'Prix net estimé' })).toContainText('2 690,00 $')
    // A price that no longer holds is not read on: the title of what shows instead is.
    await tick(page, 'isSubsidized', 'yes')
    await expect(page.locator('[data-status]')).toHaveText(refusals.subsidized.title)
    await tick(page, 'isSubsidized', 'no')
    await expect(page.locator('[data-status]')).toContainText('Prix net estimé')
    await page.locator('#rent').fill('')
    await page.locator('#rent').blur()
    await expect(result(page)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: netCostPage.result.hidden })).toHaveCount(1)
  })
})

test.describe('what is not computed', () => {
  const couple = { household: 'couple' }
  for (const { name, answers, more, services, title, hasPhone } of [
    {
      name: 'a subsidized unit',
      answers: { isSubsidized: 'yes' },
      more: {},
      services: [],
      title: refusals.subsidized.title,
      hasPhone: true,
    },
    {
      name: 'a couple with personal care',
      answers: couple,
      more: { isPartnerOfAge: 'yes', hasThirdPerson: 'no' },
      services: ['personalCare'],
      title: refusals.coupleRuleUnknown.title,
      hasPhone: true,
    },
    {
      name: 'a couple and a third person',
      answers: couple,
      more: { isPartnerOfAge: 'yes', hasThirdPerson: 'yes' },
      services: [],
      title: refusals.thirdPerson.title,
      hasPhone: true,
    },
    { name: 'somebody under 70', answers: { isOfAge: 'no' }, more: {}, services: [], title: changes.underAge.title, hasPhone: false },
  ])
    test(`${name}: the price of the lease stays, and no net`, async ({ page }) => {
      await open(page)
      await fill(page, { answers, services, typed: { rent: '2 290' } })
      for (const [field, value] of Object.entries(more)) await tick(page, field, value)
      await compute(page)
      await expect(result(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(page.locator('[data-o="rent"]')).toHaveText('2 290,00 $')
      await expect(page.locator('[data-o="net"]')).toBeHidden()
      await expect(page.locator('#retirer')).toBeHidden()
      await expect(result(page).locator('a[href^="tel:"]:visible')).toHaveCount(hasPhone ? 1 : 0)
      await expectOneSheet(page)
    })

  test('the year after that of the rules', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-01T00:00:30-05:00'))
    await open(page)
    await fill(page, t4)
    await compute(page)
    await expect(result(page)).toContainText('Chiffres de 2026, à revérifier.')
    await expect(page.locator('[data-o="net"]')).toBeHidden()
  })
})

test.describe('what one may compare', () => {
  test('with and without a service, price and net', async ({ page }) => {
    await open(page)
    await fill(page, t4)
    await compute(page)
    await expect(page.locator('#removed option')).toHaveText(['Les repas', 'Le ménage'])
    await page.locator('#removed').selectOption('housekeeping')
    await page.locator('#removedPrice').fill('90')
    await page.locator('#removedPrice').blur()
    const table = page.locator('[data-compared="removal"]')
    await expect(table.locator('[data-compare="rent"] [data-amount]')).toHaveText(['2 290,00 $', '2 200,00 $', '90,00 $'])
    await expect(table.locator('[data-compare="credit"] [data-amount]')).toHaveText(['303,20 $', '252,00 $', '51,20 $'])
    await expect(table.locator('[data-compare="net"] [data-amount]')).toHaveText(['1 986,80 $', '1 948,00 $', '38,80 $'])
    await expect(table).toContainText('Sans ce service (le ménage), le bail baisse de 90,00 $ et le prix net de 38,80 $.')
    // A price lower than the credit that goes with the service.
    await page.locator('#removedPrice').fill('20')
    await page.locator('#removedPrice').blur()
    await expect(table).toContainText('mais le prix net monte')
    await page.locator('#removedPrice').fill('2 291')
    await page.locator('#removedPrice').blur()
    await expect(page.locator('#removedPrice')).toHaveAttribute('aria-invalid', 'true')
    await expect(table).toBeHidden()
  })

  test('home and the residence, price and net', async ({ page }) => {
    await open(page)
    await fill(page, t4)
    await compute(page)
    for (const [name, amount] of Object.entries({
      housing: '310',
      insurance: '120',
      heating: '190',
      repairs: '250',
      snow: '60',
      food: '520',
      transport: '180',
      help: '240',
    }))
      await page.locator(`#home-${name}`).fill(amount)
    await page.locator('#home-help').blur()
    const table = page.locator('[data-compared="home"]')
    await expect(table.locator('[data-compare="rent"] [data-amount]')).toHaveText(['1 870,00 $', '2 290,00 $', '420,00 $'])
    await expect(table.locator('[data-compare="net"] [data-amount]')).toHaveText(['1 870,00 $', '1 986,80 $', '116,80 $'])
    await expect(table).toContainText('peut aussi donner droit au crédit')
    await page.locator('#home-food').fill('beaucoup')
    await page.locator('#home-food').blur()
    await expect(page.locator('#home-food')).toHaveAttribute('aria-invalid', 'true')
    await expect(table).toBeHidden()
  })
})

test('each amount says what it is an amount of', async ({ page }) => {
  await open(page)
  await expect(page.locator('#rent')).toHaveAccessibleDescription(`${form.perMonth} ${form.rent.help}`)
  await expect(page.locator('#income')).toHaveAccessibleDescription(`${form.perYear} ${form.income.help}`)
})

test.describe('what cannot be read', () => {
  test('is named in place and in a list that leads to it; the answers stay', async ({ page }) => {
    await open(page)
    await fill(page, { typed: { rent: 'deux mille', income: '2.290' } })
    await compute(page)
    const list = page.locator('[data-problems]')
    await expect(list).toBeFocused()
    await expect(list.getByRole('link')).toHaveCount(2)
    await expect(page.locator('#rent')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#rent')).toHaveAccessibleDescription(new RegExp(`^${sheet.toFix} ${form.errors.rent}`))
    await list.getByRole('link', { name: form.rent.label }).click()
    await expect(page.locator('#rent')).toBeFocused()
    await expect(page.locator('#rent')).toHaveValue('deux mille')
    // The list holds what is still to be corrected.
    await page.locator('#rent').fill('3 250,50 $')
    await expect(list.getByRole('link')).toHaveText([`${form.income.label} ${form.income.optional}`])
    await page.locator('#income').fill('')
    await expect(list).toBeHidden()
    await compute(page)
    await expect(list).toBeHidden()
    await expect(page.locator('[data-o="rent"]')).toHaveText('3 250,50 $')
  })

  test('names every question without an answer', async ({ page }) => {
    await open(page)
    await compute(page)
    await expect(page.locator('[data-problems] a')).toHaveCount(7)
    await expect(page.locator('[data-error]:visible')).toHaveCount(7)
    await expect(page.locator('[name="registered"]').first()).toHaveAttribute('aria-invalid', 'true')
    await tick(page, 'isOfAge', 'yes')
    await expect(page.locator('[data-error]:visible')).toHaveCount(6)
  })
})

test.describe('what is kept', () => {
  test('stays in the tab, with the result, and no longer', async ({ page, context }) => {
    await open(page)
    await fill(page, t4)
    await compute(page)
    await page.goto('/outils/')
    await page.goto('/cout-net/')
    await expect(page.locator('#rent')).toHaveValue('2 290')
    await expect(amountOf(page, 'net')).toHaveText('1 986,80 $')
    const other = await context.newPage()
    await open(other)
    await other.locator('#rent').focus()
    await expectAwake(other)
    await expect(other.locator('#rent')).toHaveValue('')
  })

  test('stays on the device once that is ticked, and is erased after one question', async ({ page, context }) => {
    await open(page)
    await fill(page, t4)
    await page.getByRole('checkbox', { name: form.keep }).check()
    expect(await page.evaluate(() => [sessionStorage.length > 1, Object.keys(localStorage)])).toEqual([
      false,
      expect.arrayContaining(['fanal-outil-prix-net']),
    ])
    const later = await context.newPage()
    await open(later)
    await expect(later.locator('#rent')).toHaveValue('2 290')
    await later.getByRole('button', { name: sheet.erase }).click()
    await later.getByRole('button', { name: sheet.erasing.no }).click()
    await expect(later.locator('#rent')).toHaveValue('2 290')
    await later.getByRole('button', { name: sheet.erase }).click()
    await later.getByRole('button', { name: sheet.erasing.yes }).click()
    await expect(later.getByText(sheet.erasing.done)).toBeFocused()
    await expect(later.locator('#rent')).toHaveValue('')
    await expect(later.locator('form input:checked')).toHaveCount(0)
    expect(await keptKeys(later)).toEqual([])
  })

  test('erased in another tab, it is kept in this one alone from then on', async ({ page, context }) => {
    await open(page)
    await fill(page, t4)
    await page.getByRole('checkbox', { name: form.keep }).check()
    const other = await context.newPage()
    await other.goto('/confidentialite/')
    await other.evaluate(() => localStorage.removeItem('fanal-outil-prix-net'))
    await expect(page.getByRole('checkbox', { name: form.keep })).not.toBeChecked()
  })

  test('what was typed before the code came is the last word', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      sessionStorage.setItem('fanal-outil-prix-net', JSON.stringify([['rent', '1 000'], ['household', 'couple'], 'x', ['a', 1]]))
    })
    await page.evaluate(() => document.querySelector('#rent')?.setAttribute('value', '2 290'))
    await page.locator('#rent').focus()
    await expectAwake(page)
    await expect(page.locator('#rent')).toHaveValue('2 290')
    await expect(page.locator('[name="household"][value="couple"]')).toBeChecked()
    await expect(page.locator('[data-couple]')).toBeVisible()
  })

  test('nothing, and it says so, where the browser refuses; the computation works', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('refused')
      }
    })
    await page.goto('/cout-net/')
    await fill(page, t4)
    await compute(page)
    await expect(amountOf(page, 'net')).toHaveText('1 986,80 $')
    await expect(page.getByText(sheet.refused)).toBeVisible()
  })
})

const notice = (page: Page) => page.locator('[data-said="head"]')

async function expectNoted(page: Page, place: string) {
  await expect(notice(page)).toHaveText(`Le prix est noté sous « ${place} ».`)
  await expect(notice(page)).toBeFocused()
}

test('goes into the notebook only where that is pressed, once, into a column where nothing is written', async ({ page }) => {
  await open(page)
  await fill(page, t4)
  await compute(page)
  await page.goto('/carnet-de-visite/')
  await page.locator('[name="1-name"]').fill('Les Trois Lucarnes')
  await expectAwake(page)
  await expect(page.locator('[name="1-rent"]')).toHaveValue('')
  for (let press = 0; press < 2; press++) {
    await page.goto('/cout-net/')
    await page.getByRole('link', { name: netCostPage.result.carry }).click()
    await expect(page.locator('[name="2-rent"]')).toHaveValue('2 290,00 $')
    await expect(page.locator('[name="2-net"]')).toHaveValue('1 986,80 $')
    await expect(page.locator('[name="1-name"]')).toHaveValue('Les Trois Lucarnes')
    await expect(page.locator('[name="1-rent"]')).toHaveValue('')
    await expect(page.locator('[name="3-rent"]')).toHaveValue('')
    await expectNoted(page, 'Résidence 2')
  }
  expect(await page.evaluate(() => localStorage.getItem('fanal-outil-carnet'))).toBeNull()
  await page.reload()
  await expectAwake(page)
  await expect(notice(page)).toBeEmpty()
})

test.describe('on a phone, where the notebook shows one residence at a time', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the price is before the eyes, under the name that is said', async ({ page }) => {
    await page.goto('/carnet-de-visite/')
    await page.locator('[name="1-name"]').fill('Les Trois Lucarnes')
    await open(page)
    await fill(page, t4)
    await compute(page)
    await page.getByRole('link', { name: netCostPage.result.carry }).click()
    await expectNoted(page, 'Résidence 2')
    await expect(page.locator('[name="2-net"]')).toBeVisible()
    await expect(page.locator('[name="1-name"]')).toBeHidden()
  })

  test('and where three are written already, it says that the price has no room', async ({ page }) => {
    await page.goto('/carnet-de-visite/')
    for (const place of ['1', '2', '3']) {
      await page.locator(`label[for="residence-${place}"]`).click()
      await page.locator(`[name="${place}-name"]`).fill(`Le Phare ${place}`)
    }
    await open(page)
    await fill(page, t4)
    await compute(page)
    await page.getByRole('link', { name: netCostPage.result.carry }).click()
    await expect(notice(page)).toContainText('Le prix n’y est pas noté.')
    await expect(page.locator('[name="1-net"]')).toHaveValue('')
  })
})

test('asks for its own file and nothing else, whatever is typed', async ({ page }) => {
  await open(page)
  const asked = watchRequests(page)
  await fill(page, t4)
  await compute(page)
  await page.locator('#removedPrice').fill('90')
  await page.locator('#home-housing').fill('1 234')
  await page.locator('#home-housing').blur()
  await expect(page.locator('[data-compared="home"]')).toBeVisible()
  expect(asked.filter((each) => !toolScripts.test(each))).toEqual([])
  expect(new Set(asked).size).toBe(1)
  expect(page.url()).toMatch(/\/cout-net\/$/)
})

test.describe('one US Letter sheet, black text of 10.5 points at least, the day, the telephone and who pays', () => {
  const couple = { household: 'couple', isPartnerOfAge: 'no', hasThirdPerson: 'no' }
  const bills = { otherBills: '1 145', occasional: '2 060' }
  const fullest: readonly { name: string; month: Month; more?: Readonly<Record<string, string>>; removedPrice?: string }[] = [
    {
      name: 'every line at its maximum, the limit of the year and the strongest reduction',
      month: { answers: { meals: '3', isDependent: 'yes' }, services: everything, typed: { rent: '15 290', income: '80 000', ...bills } },
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
        answers: { meals: '3' },
        services: ['laundry', 'housekeeping', 'nursing'],
        typed: { rent: '5 290', income: '119 000', ...bills },
      },
      more: couple,
      removedPrice: '9',
    },
    {
      name: 'a register that is not known',
      month: { answers: { registered: 'unknown', isDependent: 'yes' }, typed: { rent: '2 290', income: '119 000', ...bills } },
    },
    { name: 'a refusal', month: { answers: { isSubsidized: 'yes' }, typed: { rent: '2 290', ...bills } } },
  ]
  for (const { name, month, more = {}, removedPrice } of fullest)
    test(name, async ({ page }) => {
      await open(page)
      for (const [field, value] of Object.entries(more)) await tick(page, field, value)
      await fill(page, { ...month, answers: { ...month.answers, ...(more.household !== undefined && { household: more.household }) } })
      await compute(page)
      if (removedPrice !== undefined) await page.locator('#removedPrice').fill(removedPrice)
      for (const home of Object.keys(netCostPage.home.lines)) await page.locator(`#home-${home}`).fill('1 310')
      await page.locator('#home-help').blur()
      await expect(page.locator('[data-compared="home"]')).toBeVisible()
      await expect(page.locator('[data-compared="removal"]')).toBeVisible({ visible: removedPrice !== undefined })
      const words = await expectOneSheet(page)
      expect(words).toContain('Imprimé le')
      expect(words).toContain(site.phone.text.replaceAll(/\s/g, ' '))
      expect(words).toContain('partenaires nous paient')
      expect(words).toContain(netCostPage.result.sources.replaceAll(/\s+/g, ' '))
      expect(words).not.toContain(netCostPage.worksheet.title)
      expect(words).not.toContain(form.compute)
    })
})

test('before a computation, the paper is the worksheet', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: netCostPage.worksheet.title })).toBeHidden()
  expect(await expectOneSheet(page)).toContain(folded(netCostPage.worksheet.title))
})

test.describe('where the code does not come', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('the worksheet is there, the phone too, and nothing is written into an e-mail or an address', async ({ page }) => {
    const { refuse } = await withoutCode(page)
    await open(page)
    const form = page.locator('main form')
    await form.locator('#rent').fill('2 290')
    refuse()
    await expect(page.getByRole('heading', { name: netCostPage.worksheet.title })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: sheet.lost })).toBeVisible()
    await expect(form).toBeHidden()
    await form.locator('[type="submit"]').evaluate((button: HTMLElement) => button.click())
    await expect(page.locator('[data-held]')).toHaveCount(0)
    expect(page.url()).toMatch(/\/cout-net\/$/)
    await page.unroute(toolScripts)
    await page.getByRole('heading', { name: netCostPage.worksheet.title }).dispatchEvent('pointerdown')
    await expectAwake(page)
    await expect(form.locator('#rent')).toHaveValue('2 290')
    await expect(form).toBeVisible()
  })
})

test('a submit that comes before the code is held, and computes', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const form = document.querySelector('main form')
    form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  })
  await expectAwake(page)
  await expect(page.locator('[data-problems]')).toBeFocused()
  expect(page.url()).toMatch(/\/cout-net\/$/)
})

test('from the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  const choose = async (name: string, value: string) => {
    const wanted = page.locator(`input[name="${name}"][value="${value}"]`)
    const [first] = await page.locator(`input[name="${name}"]`).all()
    if (!first) throw new Error(name)
    await tabTo(page, first)
    await page.keyboard.press('Space')
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
  }
  for (const [name, value] of Object.entries({ registered: 'yes', household: 'one', isOfAge: 'yes', isDependent: 'no' }))
    await choose(name, value)
  await tabTo(page, page.locator('#rent'))
  await page.keyboard.type('2 290')
  await choose('isSubsidized', 'no')
  await choose('meals', '2')
  await tabTo(page, page.locator('[name="services"][value="housekeeping"]'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: form.compute }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#resultat-titre')).toBeFocused()
  await expect(amountOf(page, 'net')).toHaveText('1 986,80 $')
  await tabTo(page, page.locator('#removedPrice'))
  await page.keyboard.type('90')
  await tabTo(page, page.locator('#home-housing'))
  await expect(page.locator('[data-compared="removal"]')).toBeVisible()
})

import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import NetCost from '@/components/net-cost/net-cost'
import { emptyResidence, readNotebook } from '@/lib/notebook-data'
import { loadDraft, saveDraft } from '@/lib/draft-storage'
import { interfaceTexts, netCostPage, numbers, sheet } from '@/content/words'
import { site } from '@/content/site'
import { one } from '../../support/one'
import { rulesOf2026, typedAlone } from './answers'

const { form: asked, result: words, removal, home, refusals, changes } = netCostPage
const user = userEvent.setup()
const print = jest.fn()

const open = (rules = [rulesOf2026]) =>
  render(
    <div data-tool="cout-net">
      <NetCost
        rules={rules}
        words={netCostPage}
        labels={sheet}
        clearData={interfaceTexts.clearData}
        phone={numbers.taxCredit}
        whoPays={site.whoPays}
      />
    </div>,
  )

beforeEach(() => {
  // The day alone: what waits does so as it does in a browser.
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
    ],
    now: new Date('2026-11-22T12:00:00-05:00'),
  })
  window.print = print
})

/** As it is read: with plain spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const read = (element: Node | null) => plain(element?.textContent ?? '')
const box = (name: string, value: string) =>
  one(`input[name="${name}"][value="${value}"]`) as HTMLInputElement
const field = (id: string) => one(`input#${id}`) as HTMLInputElement
const write = (id: string, text: string) => {
  field(id).focus()
  fireEvent.input(field(id), { target: { value: text } })
}
const tick = (name: string, value: string) => fireEvent.click(box(name, value))
const result = () => document.querySelector('#resultat')
/** What the receipt says of each line. */
const receipt = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.receipt tbody tr')].map((row) => [
      read(row.querySelector('th')?.firstChild ?? null),
      read(row.querySelector('td')),
    ]),
  )
const figures = () => [...document.querySelectorAll('.figure')].map(read)
const tableOf = (start: string) =>
  [...document.querySelectorAll('table')].find(({ caption }) => read(caption).startsWith(start))
const table = (start: string) =>
  [...(tableOf(start)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => read(cell.lastChild)),
  )

const t4 = { meals: 'two', services: ['housekeeping'] }
const couple = { household: 'couple', isPartnerOfAge: 'yes', hasThirdPerson: 'no' }

/** Whoever has computed a month in this tab, alone unless said otherwise. */
function openWith(typed: object = t4, rules?: (typeof rulesOf2026)[]) {
  saveDraft('net-cost', JSON.stringify({ ...typedAlone, ...typed }))
  open(rules)
}
const compute = async () => {
  const button = screen.getByText(asked.compute)
  await user.click(button)
  // To the title of the result, or to what is to be corrected.
  await waitFor(() => expect(document.activeElement).not.toBe(button))
}

describe('the month', () => {
  test('T4, to the cent, each line with its rule and its year; the title takes the focus', async () => {
    open()
    for (const name of [
      'registered',
      'household',
      'isOfAge',
      'isDependent',
      'isSubsidized',
    ] as const)
      tick(name, typedAlone[name])
    tick('meals', 'two')
    tick('services', 'housekeeping')
    write('rent', '2 290')
    await compute()
    expect(screen.getByRole('heading', { name: /les règles de 2026/ })).toBe(document.activeElement)
    expect(figures()).toEqual(['2 290 $', '1 986,80 $'])
    expect(receipt()).toEqual({
      'Prix du bail': '2 290 $',
      Base: '343,50 $',
      'Ménage, aux deux semaines': '114,50 $',
      'Deux repas': '300 $',
      'Dépenses admissibles': '758 $',
      'Crédit estimé': '– 303,20 $',
      'Prix net estimé': '1 986,80 $',
    })
    for (const said of [
      '15 % du loyer = 343,50 $, ramené au maximum de 300 $',
      'Règles de l’année 2026',
      plain(site.whoPays),
    ])
      expect(read(result())).toContain(said)
    expect(document.querySelector('[data-tool]')?.hasAttribute('data-filled')).toBe(true)
    await user.click(screen.getByRole('button', { name: words.print }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  test.each<[string, object, string[]]>([
    ['without an income, what it would change', t4, [words.unknown.income]],
    [
      'T8: with one, what is left of the credit',
      { ...t4, income: '80 000' },
      ['Réduction selon le revenu', '18,84 $', '2 005,64 $'],
    ],
    [
      'a certificate and an income',
      { ...t4, isDependent: 'yes', income: '80 000' },
      ['Si le crédit estimé, au moins', changes.dependent],
    ],
    [
      'a register that is not known',
      { registered: 'unknown' },
      [
        'au moins 24 $ par mois, est accordé.',
        asked.questions.registered.help.map(({ text }) => text).join(''),
      ],
    ],
    ['a couple of whom one is of age', { ...couple, isPartnerOfAge: 'no' }, [changes.oneOfAge]],
    ['bills', { otherBills: '145' }, ['2 435 $']],
  ])('%s', (_, typed, said) => {
    openWith(typed)
    for (const each of said) expect(read(result())).toContain(plain(each))
    expect(read(result()).includes(plain(words.unknown.income))).toBe(!('income' in typed))
  })

  test('says once beside the result where its figures come from', () => {
    openWith()
    const said = [...document.querySelectorAll('.origins li')].map(read)
    expect(said).toEqual(rulesOf2026.origins.map(plain))
    tick('isSubsidized', 'yes')
    expect(document.querySelector('.origins')).toBeNull()
  })

  test('follows each answer; leaves the page while one is missing, says so, and comes back with it', async () => {
    openWith()
    const status = () => screen.getAllByRole('status').map(read).join(' ')
    write('rent', '2 690')
    expect(figures()[0]).toBe('2 690 $')
    expect(status()).not.toContain('2 690')
    await user.tab()
    expect(status()).toContain('Prix du bail : 2 690 $.')
    // The title of what shows instead: a price that no longer holds is not read on.
    tick('isSubsidized', 'yes')
    expect(status()).toContain(refusals.subsidized.title)
    tick('isSubsidized', 'no')
    write('rent', '')
    await user.tab()
    expect(result()).toBeNull()
    expect(status()).toContain('Le résultat est caché')
    expect(document.querySelector('[data-tool]')?.hasAttribute('data-filled')).toBe(false)
    write('rent', '2 290')
    expect(figures()[1]).toBe('1 986,80 $')
  })

  test('off the register, neither the services nor a subsidy are asked for; found again, as they were, once that answer changes', () => {
    openWith({ isSubsidized: 'yes', meals: 'three', services: ['laundry'], rent: '800' })
    tick('registered', 'no')
    for (const legend of [
      asked.questions.isSubsidized.legend,
      asked.questions.meals.legend,
      asked.questions.services.legend,
    ])
      expect(screen.queryByRole('group', { name: legend })).toBeNull()
    expect(figures()).toEqual(['800 $', '784 $'])
    expect(screen.queryByRole('heading', { name: removal.title })).toBeNull()
    tick('registered', 'yes')
    expect([box('meals', 'three').checked, box('services', 'laundry').checked]).toEqual([
      true,
      true,
    ])
    expect(read(result())).toContain(refusals.subsidized.title)
  })
})

describe('what is not computed keeps the price of the lease', () => {
  test.each([
    [refusals.subsidized.title, { isSubsidized: 'yes' }],
    [refusals.coupleRuleUnknown.title, { ...couple, services: ['personalCare'] }],
    [refusals.thirdPerson.title, { ...couple, hasThirdPerson: 'yes' }],
    [changes.underAge.title, { isOfAge: 'no' }],
  ])('%s', (title, typed) => {
    openWith(typed)
    expect(screen.getByRole('heading', { name: title })).not.toBeNull()
    expect(figures()).toEqual(['2 290 $'])
    expect(screen.queryByRole('heading', { name: removal.title })).toBeNull()
    expect(result()?.querySelectorAll('a[href^="tel:"]')).toHaveLength(
      title === changes.underAge.title ? 0 : 1,
    )
  })

  test('two years after the last rules', () => {
    jest.setSystemTime(new Date('2028-01-01T00:00:30-05:00'))
    openWith()
    expect(read(result())).toContain('Chiffres de 2026, à revérifier.')
    expect(figures()).toEqual(['2 290 $'])
  })
})

describe('the year after that of the rules', () => {
  beforeEach(() => {
    jest.setSystemTime(new Date('2027-01-01T00:00:30-05:00'))
  })

  test('answers, and says in the title that the new rules are not here yet', () => {
    openWith()
    expect(
      screen.getByRole('heading', {
        name: 'Votre mois, avec les règles de 2026; celles de 2027 ne sont pas encore ici',
      }),
    ).not.toBeNull()
    expect(figures()).toEqual(['2 290 $', '1 986,80 $'])
  })

  test('answers by the new rules once the site has them', () => {
    // Fictional: no figure of 2027 is known.
    const names = { current: 'règles de 2027', previous: '', outdated: '' }
    openWith(t4, [rulesOf2026, { ...rulesOf2026, year: 2027, names, origins: [], creditRate: 41 }])
    expect(figures()).toEqual(['2 290 $', '1 979,22 $'])
    expect(screen.getByRole('heading', { name: /les règles de 2027/ })).not.toBeNull()
    expect(read(result())).toContain('41 % des dépenses admissibles, taux de 2027')
    expect(read(result())).not.toContain('2026')
  })
})

describe('what cannot be read', () => {
  test('is named in place and in a list that leads to it; the words stay, and the list shortens as they are corrected', async () => {
    openWith({ rent: 'deux mille', income: 'beaucoup', isComputed: false })
    await compute()
    const list = screen.getByRole('group', { name: asked.errors.summary })
    expect(list).toBe(document.activeElement)
    const links = () => within(list).getAllByRole('link').map(read)
    // As they are counted in the form.
    expect(links()).toEqual(
      [
        `5. ${asked.questions.rent.legend}`,
        `11. ${asked.questions.income.legend} ${asked.questions.income.optional}`,
      ].map(plain),
    )
    const error = (id: string) => read(document.getElementById(`${id}-erreur`))
    expect(error('rent')).toBe(plain(`${sheet.toFix} ${asked.errors.rent}`))
    expect(error('income')).toContain('ce revenu en chiffres, par exemple 48 500')
    expect(field('rent').getAttribute('aria-invalid')).toBe('true')
    expect(field('rent').getAttribute('aria-describedby')).toBe('rent-erreur rent-unite rent-aide')
    await user.click(
      within(list).getByRole('link', { name: plain(`5. ${asked.questions.rent.legend}`) }),
    )
    expect(document.activeElement).toBe(field('rent'))
    expect(field('rent').value).toBe('deux mille')
    write('rent', '3 250,50 $')
    await waitFor(() => expect(links()).toHaveLength(1))
    write('income', '')
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: asked.errors.summary })).toBeNull(),
    )
    await compute()
    expect(figures()[0]).toBe('3 250,50 $')
  })

  test.each([
    ['20 000', ['20 000 $']],
    ['20 000,01', []],
    ['800 900', []],
  ])('a rent of %s a month', (rent, shown) => {
    openWith({ rent })
    expect(figures().slice(0, 1)).toEqual(shown)
  })

  test('nothing answered: every question that is asked, and no other', async () => {
    open()
    await compute()
    expect(
      within(screen.getByRole('group', { name: asked.errors.summary })).getAllByRole('link'),
    ).toHaveLength(7)
    expect(document.querySelectorAll('.field-error')).toHaveLength(7)
    tick('registered', 'no')
    await waitFor(() => expect(document.querySelectorAll('.field-error')).toHaveLength(4))
  })
})

describe('what one may compare', () => {
  test('with and without a service, price and net', async () => {
    openWith()
    const service = screen.getByRole<HTMLSelectElement>('combobox', { name: removal.service })
    expect([...service.options].map(({ text }) => text)).toEqual(['Les repas', 'Le ménage'])
    // The first thing that one does on coming back.
    await user.selectOptions(service, 'housekeeping')
    expect(service.value).toBe('housekeeping')
    write('removedPrice', '90')
    expect(table('Avec et sans : le ménage')).toEqual([
      ['2 290 $', '2 200 $', '90 $'],
      ['303,20 $', '252 $', '51,20 $'],
      ['1 986,80 $', '1 948 $', '38,80 $'],
    ])
    expect(read(result())).toContain(
      'Sans ce service (le ménage), le bail baisse de 90 $ et le prix net de 38,80 $.',
    )
    write('removedPrice', '20')
    expect(read(result())).toContain('mais le prix net monte')
    write('removedPrice', '2 291')
    expect(field('removedPrice').getAttribute('aria-invalid')).toBe('true')
    expect(tableOf('Avec et sans')).toBeUndefined()
    write('removedPrice', '90')
    // The service is no longer in the lease: the other one is left to remove, and its price is not known.
    tick('services', 'housekeeping')
    expect([service.value, field('removedPrice').value, tableOf('Avec et sans')]).toEqual([
      'meals',
      '',
      undefined,
    ])
    tick('services', 'housekeeping')
    expect([service.value, field('removedPrice').value]).toEqual(['housekeeping', '90'])
    expect(read(result())).not.toContain(plain(removal.registerUnknown))
    tick('registered', 'unknown')
    expect(read(result())).toContain(plain(removal.registerUnknown))
  })

  test('compares home and the residence before any credit', () => {
    const costs = {
      housing: 310,
      insurance: 120,
      heating: 190,
      repairs: 250,
      snow: 60,
      food: 520,
      transport: 180,
      help: 240,
    }
    openWith({
      ...t4,
      ...Object.fromEntries(
        Object.entries(costs).map(([name, cost]) => [`home-${name}`, String(cost)]),
      ),
    })
    expect(table('À la maison et en résidence')).toEqual([['1 870 $', '2 290 $', '420 $']])
    expect(read(result())).toContain(plain(home.note))
    write('home-food', 'beaucoup')
    expect(field('home-food').getAttribute('aria-invalid')).toBe('true')
    expect(tableOf('À la maison')).toBeUndefined()
  })
})

describe('what is stored', () => {
  test('stays in the tab, and is gone once it is cleared', async () => {
    openWith()
    write('home-food', '520')
    expect(loadDraft('net-cost')?.area).toBe('tab')
    cleanup()
    open()
    expect(field('home-food').value).toBe('520')
    fireEvent.click(screen.getByText(interfaceTexts.clearData.yes))
    expect(field('rent').value).toBe('')
    expect(document.querySelectorAll('input:checked')).toHaveLength(0)
    expect(result()).toBeNull()
    expect(loadDraft('net-cost')).toBeUndefined()
  })

  test('stays on the device once that is ticked, before or after something is typed, and no longer than that', async () => {
    open()
    const keep = () => screen.getByRole<HTMLInputElement>('checkbox', { name: asked.keep })
    await user.click(keep())
    expect(loadDraft('net-cost')).toBeUndefined()
    write('rent', '2 290')
    expect(loadDraft('net-cost')?.area).toBe('device')
    expect(sessionStorage.length).toBe(0)
    cleanup()
    open()
    expect(keep().checked).toBe(true)
    await user.click(keep())
    expect(loadDraft('net-cost')?.area).toBe('tab')
    expect(localStorage.length).toBe(0)
  })

  test('whatever something else wrote there, the questions are asked', () => {
    openWith({ rent: 12, meals: '9', household: ['couple'], autre: {} })
    expect(result()).toBeNull()
    tick('household', 'one')
    tick('meals', 'two')
    write('rent', '2 290')
    expect(figures()[0]).toBe('2 290 $')
  })
})

describe('« Noter ce prix »', () => {
  const residence = (name: string, rent = '', net = '') => ({
    ...emptyResidence(),
    name,
    rent,
    net,
  })
  const notebook = () =>
    readNotebook(JSON.parse(loadDraft('visit-notebook')?.text ?? '')).residences.map(
      ({ name, rent, net }) => [name, rent, net],
    )
  const choices = () => [...document.querySelectorAll('.note-price label')].map(read)
  const note = async (label: string) => {
    await user.click(screen.getByRole('radio', { name: new RegExp(label) }))
    await user.click(screen.getByRole('button', { name: words.carry.note }))
  }

  test('asks which residence, by its name, and writes under that one alone', async () => {
    const residences = [
      residence('Les Trois Lucarnes'),
      residence('Le Phare', '2 100 $', '1 900 $'),
    ]
    saveDraft('visit-notebook', JSON.stringify({ residences }), 'device')
    openWith()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.carry.note }).disabled).toBe(
      true,
    )
    expect(choices()).toEqual([
      'Les Trois Lucarnes',
      'Le Phare. Remplace le prix déjà noté : 2 100 $, net 1 900 $',
      'Résidence 3',
    ])
    await note('Résidence 3')
    expect(notebook()).toEqual([
      ['Les Trois Lucarnes', '', ''],
      ['Le Phare', '2 100 $', '1 900 $'],
      ['', '2 290 $', '1 986,80 $'],
    ])
    expect(loadDraft('visit-notebook')?.area).toBe('device')
    expect(screen.getByText(/Le prix est noté sous « Résidence 3 »/)).not.toBeNull()
    expect(document.activeElement?.textContent).toContain('Ouvrir le carnet')
    expect(choices()[2]).toBe('Résidence 3. Ce prix y est déjà noté.')
    await note('Le Phare')
    expect(notebook()[1]).toEqual(['Le Phare', '2 290 $', '1 986,80 $'])
  })

  test('without a notebook, three columns; nothing is stored before it is asked for', async () => {
    openWith({ isSubsidized: 'yes' })
    expect(choices()).toEqual(['Résidence 1', 'Résidence 2', 'Résidence 3'])
    expect(loadDraft('visit-notebook')).toBeUndefined()
    await note('Résidence 2')
    expect(loadDraft('visit-notebook')?.area).toBe('tab')
    expect(notebook()[1]).toEqual(['', '2 290 $', ''])
  })
})

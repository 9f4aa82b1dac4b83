import { expect, test } from '@jest/globals'
import { loadDraft, saveDraft } from '@/lib/draft-storage'
import { readNotebook } from '@/lib/notebook-data'
import { words } from '@/content/words'
import { fireEvent, screen } from '@testing-library/react'
import { getElement } from '../../support/get-element'
import { buildCases } from './official-tables'
import {
  getField,
  findResult,
  plain,
  readText,
  readTable,
  renderMonth,
  twoMealLease,
  user,
  typeInto,
} from './render-net-cost'

const { comparison, form, unsupportedCases, result } = words.netCostPage
const threeMealLease = {
  'registered-B': 'yes',
  'isSubsidized-B': 'no',
  'rent-B': '2 690',
  'meals-B': 'threeMeals',
  'services-B': ['laundry', 'housekeeping'],
  residenceCount: '2',
}
const readComparison = () => readTable('Les résidences côte à côte')

test('shows two leases side by side, with their differences in plain type', () => {
  renderMonth({ ...twoMealLease, ...threeMealLease, afterTax: '2 600' })
  expect(readComparison()).toEqual([
    ['2 290 $', '2 690 $'],
    ['deux repas; le ménage', 'trois repas; la buanderie; le ménage'],
    ['303,20 $', '410 $'],
    ['1 986,80 $', '2 280 $'],
    ['310 $', '– 90 $'],
    ['–', '400 $ de plus'],
    ['–', '293,20 $ de plus'],
  ])
  expect(document.querySelector('.net-cost-side-by-side [data-emphasis]')).toBeNull()
})

test('says that a net price is a maximum and its gap unknown, as its credit is a minimum', () => {
  const sameLease = { ...threeMealLease, 'rent-B': '2 290', 'registered-B': 'unknown' }
  renderMonth({ ...twoMealLease, ...sameLease })
  expect(readComparison()?.slice(2)).toEqual([
    ['303,20 $', 'au moins 24 $'],
    ['1 986,80 $', 'au plus 2 266 $'],
    ['–', comparison.same],
    ['–', plain(comparison.gapUnknown)],
  ])
})

test('shows the lease of a residence whose case is unsupported, and computes the others', () => {
  renderMonth({ ...twoMealLease, ...threeMealLease, 'name-B': 'Le Phare', 'isSubsidized-B': 'yes' })
  expect(
    readComparison()
      ?.slice(0, 4)
      .map(([, second]) => second),
  ).toEqual([
    '2 690 $',
    'trois repas; la buanderie; le ménage',
    comparison.notComputed,
    comparison.notComputed,
  ])
  expect(readComparison()?.[3]?.[0]).toBe('1 986,80 $')
  expect(readText(findResult())).toContain(
    plain(`B. Le Phare : ${unsupportedCases.subsidized.title}`),
  )
})

test('computes the other leases while one cannot be read, and keeps its text', () => {
  renderMonth({ ...twoMealLease, ...threeMealLease })
  typeInto('rent-B', '99 999')
  fireEvent.blur(getField('rent-B'))
  expect(document.getElementById('rent-B-error')).not.toBeNull()
  expect(getField('rent-B').value).toBe('99 999')
  expect(readComparison()?.[3]).toEqual(['1 986,80 $', plain(comparison.toCorrect)])
})

test('adds a residence whose name and rent come from the notebook', async () => {
  const residences = [{}, { name: 'Le Phare', rent: '2 690 $', net: '' }]
  saveDraft('visit-notebook', JSON.stringify({ residences }))
  renderMonth()
  await user.click(getElement('.net-cost-form .actions button'))
  expect(document.activeElement).toBe(getField('name-B'))
  expect([getField('name-B').value, getField('rent-B').value]).toEqual(['Le Phare', '2 690 $'])
  await user.click(screen.getByText(plain(form.remove.replace('{letter}', 'B'))))
  expect(readComparison()).toBeUndefined()
})

test('gives the notebook its prices, and leaves another residence alone', () => {
  const residences = [{ name: 'Le Phare', rent: '2 100 $', net: '1 900 $' }]
  saveDraft('visit-notebook', JSON.stringify({ residences }), 'device')
  renderMonth({ ...twoMealLease, ...threeMealLease, name: 'Les Lucarnes' })
  fireEvent.click(screen.getByText(result.toNotebook))
  const draft = loadDraft('visit-notebook')
  expect(draft?.area).toBe('device')
  const notebook = readNotebook(JSON.parse(draft?.text ?? ''))
  expect(notebook.residences.map((each) => [each.name, each.rent, each.net].map(plain))).toEqual([
    ['Le Phare', '2 100 $', '1 900 $'],
    ['Les Lucarnes', '2 290 $', '1 986,80 $'],
    ['', '2 690 $', '2 280 $'],
  ])
})

test.each(buildCases(30))('computes case $number to the cent in each column', ({ typed, nets }) => {
  renderMonth(typed)
  const rows = [...document.querySelectorAll('.net-cost-side-by-side tbody tr')]
  const row = rows.find((each) => readText(each.querySelector('th')) === plain(result.net))
  const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => readText(cell.lastChild))
  expect(cells.map((text) => text.replace(`${result.atMost} `, ''))).toEqual(nets.map(plain))
})

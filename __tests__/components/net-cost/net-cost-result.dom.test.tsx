import { expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { words } from '@/content/words'
import { getElement } from '../../support/get-element'
import { site } from '@/content/site'
import { rulesOf2026 } from './answers'
import {
  couple,
  findResult,
  plain,
  readText,
  readFigures,
  renderMonth,
  renderNetCost,
  setDay,
  twoMealLease,
  choose,
  typeInto,
} from './render-net-cost'

const { changes, unsupportedCases, result } = words.netCostPage

/** Reads the live regions a second after the last change. */
function readStatus(): string {
  act(() => {
    jest.advanceTimersByTime(1000)
  })
  return screen.getAllByRole('status').map(readText).join(' ')
}

test('announces a changed amount a second after the last key', () => {
  renderMonth()
  typeInto('rent', '2 690')
  expect(readFigures()[0]).toBe('2 690 $')
  expect(screen.getAllByRole('status').map(readText).join('')).not.toContain('2 690')
  expect(readStatus()).toContain('Prix net estimé : 2 370 $')
  choose('isSubsidized', 'yes')
  expect(readStatus()).toContain(unsupportedCases.subsidized.title)
})

test('hides the result while an answer is missing, and shows it again after', () => {
  renderMonth()
  typeInto('rent', '')
  expect(findResult()).toBeNull()
  expect(getElement('[data-tool]').dataset.printState).toBe('blank')
  typeInto('rent', '2 290')
  expect(readFigures()[1]).toBe('1 986,80 $')
})

test('offers that an advisor reads the calculation again, and says what to bring', () => {
  renderMonth()
  const { review } = result
  expect(readText(findResult())).toContain(plain(`${review.title}${review.text}`))
  expect(screen.getByRole('link', { name: review.button }).getAttribute('href')).toMatch(
    /\/contact\/$/,
  )
})

test('says where its figures come from and who pays', () => {
  renderMonth()
  expect([...document.querySelectorAll('.net-cost-result-provenance li')].map(readText)).toEqual(
    rulesOf2026.provenance.map(plain),
  )
  expect(readText(findResult())).toContain(plain(site.whoPays))
})

test.each<[string, object, string]>([
  ['an income that is not given', {}, result.unknown.income],
  [
    'a floor',
    { ...twoMealLease, isDependent: 'yes', income: '80 000' },
    'Si le crédit estimé, au moins',
  ],
  ['the strongest reduction', { isDependent: 'yes', income: '80 000' }, changes.dependent],
  ['a net price that may be lower', { registered: 'unknown' }, `${result.net}, ${result.atMost}`],
  ['a register that is not known', { registered: 'unknown' }, changes.registerUnknown],
  ['a residence off the register', { registered: 'no' }, changes.ordinary],
  ['a couple of whom one is of age', { ...couple, isPartnerOfAge: 'no' }, changes.oneOfAge],
])('says %s', (_, typed, text) => {
  renderMonth(typed)
  expect(readText(findResult())).toContain(plain(text))
  cleanup()
  renderMonth({ ...twoMealLease, income: '80 000' })
  expect(readText(findResult())).not.toContain(plain(text))
})

test('shows what is paid with the bills, larger than the lease', () => {
  renderMonth({ otherBills: '145' })
  expect(readFigures()[0]).toBe('2 435 $')
})

test.each([
  [unsupportedCases.subsidized.title, { ...twoMealLease, isSubsidized: 'yes' }, 1],
  [unsupportedCases.coupleRuleUnknown.title, { ...couple, services: ['personalCare'] }, 1],
  [unsupportedCases.thirdPerson.title, { ...couple, hasThirdPerson: 'yes' }, 1],
  [unsupportedCases.underAge.title, { ...twoMealLease, isOfAge: 'no' }, 0],
])('shows the lease alone without an estimate: %s', (title, typed, phoneCount) => {
  renderMonth(typed)
  expect(screen.getByRole('heading', { name: title })).not.toBeNull()
  expect(readFigures()).toEqual(['2 290 $'])
  expect(findResult()?.querySelectorAll('a[href^="tel:"]')).toHaveLength(phoneCount)
  expect(
    document.querySelector('.net-cost-result-provenance, .net-cost-result-receipt, #retirer'),
  ).toBeNull()
})

test.each([
  ['2027-01-01', ['2 290 $', '1 986,80 $'], 'celles de 2027 ne sont pas encore ici'],
  ['2028-01-01', ['2 290 $'], 'Chiffres de 2026, à revérifier.'],
])('says on %s that the rules are not those of the net-cost-year', (day, figures, text) => {
  renderMonth()
  cleanup()
  setDay(day)
  renderNetCost()
  expect(readText(findResult())).toContain(text)
  expect(readFigures()).toEqual(figures)
})

test('takes the year of Québec on a device whose year has changed already', () => {
  renderMonth()
  cleanup()
  jest.setSystemTime(new Date('2027-01-01T02:00:00Z'))
  renderNetCost()
  expect(readText(findResult())).not.toContain('celles de 2027')
})

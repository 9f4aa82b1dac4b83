import { expect, test } from '@jest/globals'
import { words } from '@/content/words'
import {
  getField,
  findResult,
  plain,
  readText,
  readTable,
  renderMonth,
  twoMealLease,
  choose,
  typeInto,
} from './render-net-cost'

const { years } = words.netCostPage
const readYears = () => readTable('Votre hypothèse')

test('supposes nothing before the visitor does', () => {
  renderMonth()
  expect([getField('years-rise').value, getField('years-added').value]).toEqual(['', ''])
  expect(document.querySelector('[name="years-addedFrom"]:checked')).toBeNull()
  expect(readYears()).toBeUndefined()
})

test('rounds the cents it shows, not those of one year to the next', () => {
  renderMonth()
  typeInto('years-rise', '4 %')
  expect(readYears()?.flat()).toEqual(['2 381,60 $', '2 476,86 $', '2 575,94 $'])
  expect(readText(findResult())).toContain(plain(years.note.replace('{year}', '2026')))
})

test('adds a service from its year, and says what is left to live on before any credit', () => {
  renderMonth({ ...twoMealLease, afterTax: '2 600', 'years-rise': '4' })
  typeInto('years-added', '90')
  expect(readYears()).toBeUndefined()
  expect(document.getElementById('years-addedFrom-error')).not.toBeNull()
  choose('years-addedFrom', '2')
  expect(readYears()?.flat()).toEqual([
    '2 381,60 $',
    '2 566,86 $',
    '2 665,94 $',
    '218,40 $',
    '33,14 $',
    '– 65,94 $',
  ])
  expect([...document.querySelectorAll('.net-cost-result-figure')].map(readText)).toEqual([
    '2 290 $',
    '310 $',
    '1 986,80 $',
  ])
})

test.each([
  ['years-rise', '120'],
  ['years-rise', '-4'],
  ['years-added', '-90'],
])('refuses %s of « %s » beside its field', (id, text) => {
  renderMonth({ ...twoMealLease, 'years-rise': '4' })
  typeInto(id, text)
  expect(document.getElementById(`${id}-error`)).not.toBeNull()
  expect(getField(id).value).toBe(text)
  expect(readYears()).toBeUndefined()
  expect(readText(findResult())).toContain('1 986,80 $')
})

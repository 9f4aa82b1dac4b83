import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { words } from '@/content/words'
import {
  getChoice,
  compute,
  getField,
  plain,
  readText,
  readFigures,
  renderMonth,
  renderNetCost,
  setDay,
  choose,
  typeInto,
} from './render-net-cost'

const { errors, questions } = words.netCostPage.form

beforeEach(() => {
  setDay('2026-11-22')
})

test('focuses the first field that cannot be read, as it was typed', async () => {
  renderMonth({ rent: 'deux mille', income: 'beaucoup', isComputed: false })
  await compute()
  expect(document.activeElement).toBe(getField('rent'))
  expect(getField('rent').value).toBe('deux mille')
  expect(readText(document.getElementById('rent-error'))).toBe(
    plain(`${words.toolLabels.errorPrefix} ${errors.rent}`),
  )
  expect(getField('rent').getAttribute('aria-describedby')).toBe('rent-error rent-unit rent-help')
  typeInto('rent', '3 250,50 $')
  typeInto('income', '')
  expect(getField('rent').hasAttribute('aria-invalid')).toBe(false)
  expect(readFigures()[0]).toBe('3 250,50 $')
})

test('asks an answer of every question shown, and of no other', async () => {
  renderNetCost()
  await compute()
  expect(document.querySelectorAll('.field-notes-error')).toHaveLength(7)
  choose('registered', 'no')
  await waitFor(() => expect(document.querySelectorAll('.field-notes-error')).toHaveLength(4))
})

test('keeps the answers of questions hidden off the register', () => {
  renderMonth({ isSubsidized: 'yes', meals: 'threeMeals', services: ['laundry'], rent: '800' })
  choose('registered', 'no')
  for (const { legend } of [questions.isSubsidized, questions.meals, questions.services])
    expect(screen.queryByRole('group', { name: legend })).toBeNull()
  expect(readFigures()).toEqual(['800 $', '784 $'])
  choose('registered', 'yes')
  expect([
    getChoice('isSubsidized', 'yes').checked,
    getChoice('meals', 'threeMeals').checked,
    getChoice('services', 'laundry').checked,
  ]).toEqual([true, true, true])
})

import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { loadDraft } from '@/lib/browser/draft-storage'
import { words as siteWords } from '@/content/words'
import { getElement } from '../../support/get-element'
import {
  getField,
  findResult,
  readFigures,
  readTable,
  renderMonth,
  renderNetCost,
  setDay,
  choose,
  user,
  typeInto,
} from './render-net-cost'

const { form: words, result } = siteWords.netCostPage

beforeEach(() => {
  setDay('2026-11-22')
})

test('computes the two-meal lease to the cent', () => {
  renderMonth()
  expect(screen.getByRole('heading', { name: /les règles de 2026/ })).not.toBeNull()
  expect(readFigures()).toEqual(['2 290 $', '1 986,80 $'])
  expect(getElement('[data-tool]').dataset.printState).toBe('answers')
  expect(readTable(result.receipt)?.flat()).toEqual([
    '2 290 $',
    '343,50 $',
    '114,50 $',
    '300 $',
    '758 $',
    '– 303,20 $',
    '1 986,80 $',
  ])
})

describe('the draft', () => {
  test('stays in the tab until it is cleared', () => {
    renderMonth()
    typeInto('home-food', '520')
    expect(loadDraft('net-cost')?.area).toBe('tab')
    cleanup()
    renderNetCost()
    expect(getField('home-food').value).toBe('520')
    fireEvent.click(screen.getByText(siteWords.interfaceTexts.clearData.yes))
    expect(getField('rent').value).toBe('')
    expect(document.querySelectorAll('input:checked')).toHaveLength(0)
    expect(findResult()).toBeNull()
    expect(loadDraft('net-cost')).toBeUndefined()
  })

  test('stays on the device as long as its checkbox is ticked', async () => {
    renderNetCost()
    const keep = () => screen.getByRole<HTMLInputElement>('checkbox', { name: words.keep })
    await user.click(keep())
    expect(loadDraft('net-cost')).toBeUndefined()
    typeInto('rent', '2 290')
    expect(loadDraft('net-cost')?.area).toBe('device')
    expect(sessionStorage.length).toBe(0)
    cleanup()
    renderNetCost()
    expect(keep().checked).toBe(true)
    await user.click(keep())
    expect(loadDraft('net-cost')?.area).toBe('tab')
    expect(localStorage.length).toBe(0)
  })

  test('may hold anything without breaking the form', () => {
    renderMonth({
      rent: 12,
      meals: '9',
      household: ['couple'],
      residenceCount: 'deux',
      places: [{}],
    })
    expect(findResult()).toBeNull()
    choose('household', 'one')
    choose('meals', 'twoMeals')
    typeInto('rent', '2 290')
    expect(readFigures()[0]).toBe('2 290 $')
  })
})

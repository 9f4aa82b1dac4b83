import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
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
  user,
  typeInto,
} from './render-net-cost'

const { removal, home } = words.netCostPage

describe('the removal of a service', () => {
  const removed = { ...twoMealLease, removed: 'housekeeping', 'removedPrice-housekeeping': '90' }
  const findService = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: removal.service })

  test('compares the price, the credit and the net price', async () => {
    renderMonth()
    expect([...findService().options].map(({ text }) => text)).toEqual(['Les repas', 'Le ménage'])
    await user.selectOptions(findService(), 'housekeeping')
    expect(findService().value).toBe('housekeeping')
    typeInto('removedPrice', '90')
    expect(readTable('Avec et sans : le ménage')).toEqual([
      ['2 290 $', '2 200 $', '90 $'],
      ['303,20 $', '252 $', '51,20 $'],
      ['1 986,80 $', '1 948 $', '38,80 $'],
    ])
    expect(readText(findResult())).toContain(
      'Sans ce service (le ménage), le bail baisse de 90 $ et le prix net de 38,80 $.',
    )
  })

  test('says when the net price rises', () => {
    renderMonth({ ...removed, 'removedPrice-housekeeping': '20' })
    expect(readText(findResult())).toContain('mais le prix net monte')
  })

  test('refuses a price above the rent', () => {
    renderMonth({ ...removed, 'removedPrice-housekeeping': '2 291' })
    expect(getField('removedPrice').getAttribute('aria-invalid')).toBe('true')
    expect(readTable('Avec et sans')).toBeUndefined()
  })

  test('keeps a price for each service', () => {
    renderMonth({ ...removed, services: ['laundry', 'housekeeping'] })
    const readState = () => [findService().value, getField('removedPrice').value]
    // It is no longer in the lease.
    choose('services', 'housekeeping')
    expect([...readState(), readTable('Avec et sans')]).toEqual(['meals', '', undefined])
    choose('services', 'housekeeping')
    expect(readState()).toEqual(['housekeeping', '90'])
  })

  test('warns where the register is not known', () => {
    renderMonth(removed)
    expect(readText(findResult())).not.toContain(plain(removal.registerUnknown))
    choose('registered', 'unknown')
    expect(readText(findResult())).toContain(plain(removal.registerUnknown))
  })
})

test('compares home and the residence before any credit', () => {
  renderMonth({ ...twoMealLease, 'home-housing': '1 350', 'home-food': '520' })
  expect(readTable('À la maison et en résidence')).toEqual([['1 870 $', '2 290 $', '420 $']])
  expect(readText(findResult())).toContain(plain(home.note))
  typeInto('home-food', 'beaucoup')
  expect(getField('home-food').getAttribute('aria-invalid')).toBe('true')
  expect(readTable('À la maison')).toBeUndefined()
})

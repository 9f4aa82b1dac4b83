import { beforeEach, describe, expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { words } from '@/content/words'
import { getElement } from '../../support/get-element'
import {
  getChoice,
  findResult,
  getField,
  plain,
  readText,
  readFigures,
  renderMonth,
  renderNetCost,
  setDay,
  choose,
  typeInto,
  user,
} from './render-net-cost'

const { range, unsupportedCases } = words.netCostPage
const { errors, questions } = words.netCostPage.form

const findRange = () => document.querySelector('.net-cost-form-range')
const readRange = () => readText(document.querySelector('.net-cost-form-range-figure'))
const listOpenQuestions = () =>
  [...document.querySelectorAll('.net-cost-form-open button')].map(readText)
const openQuestion = async (name: keyof typeof questions) => {
  const { legend, legendForTwo = legend }: { legend: string; legendForTwo?: string } =
    questions[name]
  const button = [...document.querySelectorAll('.net-cost-form-open button')].find((each) =>
    [legend, legendForTwo].some((text) => readText(each).startsWith(plain(text))),
  )
  if (!button) throw new Error(`${name} is not listed.`)
  await user.click(button)
}

beforeEach(() => {
  setDay('2026-11-22')
})

test('says which field cannot be read, as it was typed, once it was left', () => {
  renderMonth({ income: '' })
  typeInto('rent', 'deux mille')
  expect(getField('rent').hasAttribute('aria-invalid')).toBe(false)
  fireEvent.blur(getField('rent'))
  expect(getField('rent').value).toBe('deux mille')
  expect(readText(document.getElementById('rent-error'))).toBe(
    plain(`${words.toolLabels.errorPrefix} ${errors.rent}`),
  )
  expect(getField('rent').getAttribute('aria-describedby')).toBe('rent-error rent-unit')
  expect(readText(findRange())).toContain(plain(range.unreadable))
  typeInto('rent', '3 250,50 $')
  expect(getField('rent').hasAttribute('aria-invalid')).toBe(false)
  expect(readFigures()[0]).toBe('3 250,50 $')
})

const answerThree = () => {
  typeInto('rent', '2 290')
  choose('meals', 'twoMeals')
  choose('isOfAge', 'yes')
}

describe('after three answers', () => {
  test('shows between which prices the month is, without a button', () => {
    renderNetCost()
    expect(readText(findRange())).toBe(plain(range.empty))
    answerThree()
    expect(readRange()).toBe('1 666,20 $ à 2 032,60 $')
    expect(findResult()).toBeNull()
  })

  test('says what it supposes, and opens the question of each assumption', async () => {
    renderNetCost()
    answerThree()
    expect(readText(findRange())).toContain(
      plain(
        `${range.rentAlone} ${range.assuming}une résidence au registreun revenu familial de 72 465 $ ou moins`,
      ),
    )
    await user.click(screen.getByRole('button', { name: range.registered }))
    expect(document.activeElement).toBe(getChoice('registered', 'yes'))
    choose('registered', 'no')
    expect(readRange()).toBe('2 266 $')
    expect(readText(findRange())).not.toContain(plain(range.registered))
  })

  test('lists the other questions, the one that changes the price most first', async () => {
    renderNetCost()
    answerThree()
    const rows = listOpenQuestions()
    expect(rows[0]).toBe(`${questions.services.legend} Change le prix de 366,40 $ au plus.`)
    expect(rows).toHaveLength(10)
    expect(rows).toContain(
      plain(`${questions.household.legend} Change le prix de 44,88 $ au plus. ${range.stopForTwo}`),
    )
    await user.click(getElement('.net-cost-form-open button'))
    expect(document.activeElement).toBe(getChoice('services', 'laundry'))
    expect(listOpenQuestions()).toHaveLength(9)
  })

  test('has one price once every question that changes it is answered', async () => {
    renderNetCost()
    answerThree()
    for (const [name, value] of [
      ['services', 'housekeeping'],
      ['isDependent', 'no'],
      ['household', 'one'],
    ] as const) {
      await openQuestion(name)
      choose(name, value)
    }
    expect(readRange()).toBe('1 986,80 $')
    for (const [name, value] of [
      ['registered', 'yes'],
      ['isSubsidized', 'no'],
    ] as const) {
      await openQuestion(name)
      choose(name, value)
    }
    expect(readFigures()).toEqual(['2 290 $', '1 986,80 $'])
  })

  test('has no price for a person under the age before a household is answered', async () => {
    renderNetCost()
    answerThree()
    choose('isOfAge', 'no')
    expect(readText(findRange())).toContain(plain(range.forTwo))
    expect(readRange()).toBe('')
    await openQuestion('household')
    choose('household', 'couple')
    expect(readRange()).not.toBe('')
  })
})

describe('a couple', () => {
  const startCouple = async () => {
    renderNetCost()
    answerThree()
    await openQuestion('household')
    choose('household', 'couple')
  }

  test('is asked about two people', async () => {
    await startCouple()
    expect(screen.getByRole('group', { name: questions.isOfAge.legendForTwo })).not.toBeNull()
  })

  test('reads at the certificate that it would stop the calculation, then why', async () => {
    await startCouple()
    await openQuestion('isDependent')
    const group = screen.getByRole('group', { name: questions.isDependent.legendForTwo })
    expect(readText(group)).toContain('« Oui » arrête le calcul')
    choose('isDependent', 'yes')
    expect(readRange()).toBe('')
    expect(readText(findRange())).toContain(plain(unsupportedCases.coupleRuleUnknown.title))
    expect(readText(findRange())).toContain('avant le 1er décembre')
  })
})

test('a screen reader pauses between a service and how often it is given', () => {
  renderMonth({ services: ['laundry'] })
  expect(readText(getChoice('services', 'laundry').labels?.[0] ?? null)).toBe(
    'La buanderie. chaque semaine',
  )
})

test('« none of these services » unticks the services, and a service unticks it', async () => {
  renderMonth({ services: ['laundry'] })
  await user.click(getChoice('services', 'none'))
  expect(getChoice('services', 'laundry').checked).toBe(false)
  await user.click(getChoice('services', 'nursing'))
  expect(getChoice('services', 'none').checked).toBe(false)
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

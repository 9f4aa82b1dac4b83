import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { words } from '@/content/words'
import { getElement } from '../../support/get-element'
import {
  getChoice,
  expectScreen,
  getTicked,
  openAssessment,
  clickButton,
  user,
} from './open-assessment'

const { buttons, questions, errors } = words.needsAssessmentPage

test('leads back to the question before, with its answer', async () => {
  await openAssessment('q2', { emergencies: ['none'] })
  await clickButton(buttons.back)
  await expectScreen('q1')
  expect(getTicked()).toEqual(['emergencies none'])
})

test('shows the number of the question, and a bar', async () => {
  await openAssessment('q5')
  const { value, max } = getElement('[data-current] progress') as HTMLProgressElement
  expect(getElement('[data-current] .needs-assessment-progress').textContent).toContain('5 sur 12')
  expect([value, max]).toEqual([5, 12])
})

test('says « vous » to a person who answers for herself', async () => {
  await openAssessment('q3', { person: 'self' })
  expect(getElement('#q3').textContent).toContain(questions.lodging.forSelf)
  expect(getElement('#q3').textContent).toContain('Chez vous')
})

describe('a question without an answer', () => {
  const error = `${words.toolLabels.errorPrefix} ${errors.tick}`

  test('stays, with its error beside it and its first box focused', async () => {
    await openAssessment('q1')
    await clickButton(buttons.next)
    await expectScreen('q1')
    const described = getElement('#q1').getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    expect(document.getElementById(described)?.textContent).toBe(error)
    expect(document.activeElement).toBe(getChoice('emergencies', 'injury'))
    expect(getChoice('emergencies', 'injury').getAttribute('aria-invalid')).toBe('true')
  })

  test('is announced again at each attempt', async () => {
    await openAssessment('q1')
    await clickButton(buttons.next)
    const alert = screen.getByRole('alert')
    const first = alert.firstChild
    expect(alert.textContent).toBe(error)
    await clickButton(buttons.next)
    expect(alert.firstChild).not.toBe(first)
  })

  test('loses its error once it is answered', async () => {
    await openAssessment('q1')
    await clickButton(buttons.next)
    await user.click(getChoice('emergencies', 'none'))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})

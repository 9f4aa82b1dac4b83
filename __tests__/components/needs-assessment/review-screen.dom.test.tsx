import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { words } from '@/content/words'
import { dailyHelpAnswers } from './answers'
import {
  getChoice,
  expectScreen,
  getTexts,
  openAssessment,
  clickButton,
  user,
} from './open-assessment'

const { buttons, errors, questions, reviewed } = words.needsAssessmentPage

test('leads to a question and back, with the new answer', async () => {
  await openAssessment('revue', dailyHelpAnswers)
  await user.click(screen.getByRole('link', { name: 'Modifier la question 8' }))
  await expectScreen('q8')
  await user.click(getChoice('medication', 'pillbox'))
  await clickButton(buttons.next)
  await expectScreen('review')
  const answers = getTexts('#revue dd > b')
  expect([answers.length, answers[7]]).toEqual([12, questions.medication.answers.pillbox.label])
})

test('asks for the first missing answer instead of a result', async () => {
  await openAssessment('revue', { emergencies: ['none'] })
  expect(screen.getAllByText(reviewed.missing)).toHaveLength(11)
  await clickButton(buttons.result)
  await expectScreen('q2')
  expect(screen.getByRole('alert').textContent).toContain(errors.choose)
  expect(document.activeElement).toBe(getChoice('person', 'self'))
})

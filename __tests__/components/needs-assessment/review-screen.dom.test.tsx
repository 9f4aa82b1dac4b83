import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { needsAssessmentPage } from '@/content/words'
import { daily } from './answers'
import { box, expectScreen, getTexts, openAssessment, press, user } from './open-assessment'

const { buttons, errors, questions, reviewed } = needsAssessmentPage

it('leads to a question and back, with the new answer', async () => {
  await openAssessment('revue', daily)
  await user.click(screen.getByRole('link', { name: 'Modifier la question 8' }))
  await expectScreen('q8')
  await user.click(box('q8', 'pillbox'))
  await press(buttons.next)
  await expectScreen('review')
  const answers = getTexts('#revue dd > b')
  expect([answers.length, answers[7]]).toEqual([12, questions.q8.answers.pillbox.label])
})

it('asks for the first missing answer instead of a result', async () => {
  await openAssessment('revue', { q1: ['none'] })
  expect(screen.getAllByText(reviewed.missing)).toHaveLength(11)
  await press(buttons.result)
  await expectScreen('q2')
  expect(screen.getByRole('alert').textContent).toContain(errors.choose)
  expect(document.activeElement).toBe(box('q2', 'self'))
})

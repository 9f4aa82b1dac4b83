import { expect, test } from '@jest/globals'
import { words } from '@/content/words'
import { getElement } from '../../support/get-element'
import { expectScreen, openAssessment, clickButton } from './open-assessment'

test.each([
  ['resultat', 'start', undefined],
  ['<img>', 'start', undefined],
  ['appel', 'q1', undefined],
  ['resultat', 'review', { emergencies: ['none'] }],
])('shows the screen before a hash that has nothing to show (#%s: %s)', async (...row) => {
  const [hash, name, answers] = row
  await openAssessment(hash, answers)
  await expectScreen(name)
})

test('focuses the next question at the top of the page', async () => {
  await openAssessment('q1', { emergencies: ['none'] })
  await clickButton(words.needsAssessmentPage.buttons.next)
  expect(location.hash).toBe('#q2')
  expect(document.activeElement).toBe(getElement('#q2 legend'))
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
})

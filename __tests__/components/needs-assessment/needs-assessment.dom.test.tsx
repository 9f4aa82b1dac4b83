import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { clearAllDrafts, loadDraft } from '@/lib/browser/draft-storage'
import { words } from '@/content/words'
import { getElement } from '../../support/get-element'
import { dailyHelpAnswers } from './answers'
import {
  getChoice,
  expectScreen,
  getTexts,
  getTicked,
  openAssessment,
  clickButton,
  user,
} from './open-assessment'

const { buttons, first } = words.needsAssessmentPage

test('shows the urgent calls before the second question', async () => {
  await openAssessment('q1', { emergencies: ['fear'] })
  await clickButton(buttons.next)
  await expectScreen('calls')
  expect(document.activeElement?.textContent).toBe(first.title)
  await clickButton(buttons.anyway)
  await expectScreen('q2')
})

describe('the answers', () => {
  test('are stored in this tab alone', async () => {
    await openAssessment('q5')
    await user.click(getChoice('hygiene', 'daily'))
    expect(loadDraft('needs-assessment')).toEqual({
      text: '{"emergencies":[],"hygiene":"daily"}',
      area: 'tab',
    })
  })

  test('are cleared with the result, without scrolling away from what says so', async () => {
    await openAssessment('resultat', dailyHelpAnswers)
    jest.mocked(window.scrollTo).mockClear()
    fireEvent.click(screen.getByText(words.interfaceTexts.clearData.yes))
    await expectScreen('start')
    expect([getTicked(), loadDraft('needs-assessment')]).toEqual([[], undefined])
    expect(screen.getByText(words.interfaceTexts.clearData.done)).toBeTruthy()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })
})

describe('the printed page', () => {
  const getState = () => getElement('[data-tool]').dataset.printState

  beforeEach(() => {
    document.body.innerHTML = '<div data-tool=""><span data-print-date></span></div>'
  })

  test('has the day once there is an answer', async () => {
    jest.useFakeTimers({ now: new Date('2026-12-01T10:00:00-05:00'), doNotFake: ['setTimeout'] })
    await openAssessment('q2', { person: 'parent' })
    window.dispatchEvent(new Event('beforeprint'))
    expect(getState()).toBe('dated')
    expect(getTexts('[data-print-date]')).toEqual(['1er\u00A0décembre 2026'])
  })

  test('is marked as blank again once the answers are cleared', async () => {
    await openAssessment('q2', { person: 'parent' })
    act(clearAllDrafts)
    expect(getState()).toBe('blank')
  })
})

import { useCallback, useEffect } from 'react'
import type { Words } from '@/content/words'
import { setPrintState } from '../forms/print-date'
import { useDraftInputs } from '../forms/use-draft-inputs'
import {
  getUnansweredQuestions,
  getUrgentFlags,
  readAnswers,
  type QuestionId,
} from '@/lib/assess-needs'
import { answerFields } from './answer-fields'
import { getQuestionWording } from './question-wording'
import { goTo, useFailedAttempts, useScreen, useScreenFocus } from './use-screen'

/** The answers of this tab, the current screen, and what leads from one screen to another. */
export function useAssessment(words: Words['needsAssessment']) {
  const { questions } = words
  const ids = Object.keys(questions) as QuestionId[]
  const read = useCallback((stored: unknown) => readAnswers(stored, questions), [questions])
  const stored = useDraftInputs('needs-assessment', read, answerFields)
  const { value: answers, form, isRefused } = stored

  const { screen, isHydrated } = useScreen(answers, ids)
  const { failedAttempts, addFailedAttempt, clearFailedAttempts } = useFailedAttempts(screen)
  useScreenFocus(screen, failedAttempts)

  const unanswered = getUnansweredQuestions(answers, ids)
  const isStarted = unanswered.length < ids.length
  useEffect(() => setPrintState(screen === 'resultat', isStarted), [screen, isStarted])

  const flags = getUrgentFlags(answers)
  const isForSelf = answers.q2 === 'self'

  /** After a change to one of twelve answers, back to the review. */
  const goToNext = (id: QuestionId) =>
    goTo(unanswered.length === 0 ? 'revue' : (ids[ids.indexOf(id) + 1] ?? 'revue'))

  const askForAnswer = (id: QuestionId) => {
    addFailedAttempt(id)
    goTo(id)
  }

  return {
    form,
    ids,
    answers,
    isRefused,
    screen,
    isHydrated,
    failedAttempts,
    flags,
    isForSelf,
    getWordings: () => ids.map((id) => getQuestionWording(words, id, answers[id], isForSelf)),
    changeField: (field: HTMLInputElement) => {
      stored.change(field)
      clearFailedAttempts()
    },
    submitQuestion: (id: QuestionId) => {
      if (unanswered.includes(id)) askForAnswer(id)
      else if (id === 'q1' && flags.length > 0) goTo('appel')
      else goToNext(id)
    },
    skipCalls: () => goToNext('q1'),
    showResult: () => (unanswered[0] ? askForAnswer(unanswered[0]) : goTo('resultat')),
  }
}

export type AssessmentState = Omit<ReturnType<typeof useAssessment>, 'form'>

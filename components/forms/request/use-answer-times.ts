import { useEffect, useState } from 'react'
import type { Forms } from '@/content/schema/forms'
import type { ChoiceOption } from './choice-field'

export type AnswerTimes = {
  /** The next half-days on which the agency can call; none past the end of the calendar. */
  halfDays: readonly ChoiceOption[]
  /** When somebody answers the phone again; undefined while the agency is open. */
  reopening?: string | undefined
  /**
   * Says when a request sent now is answered: at the half-day that was chosen, or else by the next
   * open hour that the agency promises.
   */
  describeAnswer: (availability?: string | null) => string
}

/**
 * Nothing is dated in the HTML as served, nor where the calendar or the module that reads it does
 * not load. The time is read again at each `moment`.
 */
export function useAnswerTimes(words: Forms, moment: unknown) {
  const [dated, setDated] = useState<AnswerTimes | null>()
  useEffect(() => {
    void import('./answer-times')
      .then(({ readAnswerTimes }) => readAnswerTimes(words))
      .then((answerTimes) => setDated(answerTimes ?? null))
      .catch(() => setDated(null))
  }, [words, moment])
  const usual: AnswerTimes = { halfDays: [], describeAnswer: () => words.answer.usual }
  return {
    ...(dated ?? usual),
    /** Whether the calendar came, or failed to. */
    isRead: dated !== undefined,
  }
}

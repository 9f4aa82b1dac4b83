import type { Words } from '@/content/words'
import type { Answers, QuestionId } from '@/lib/assess-needs'

type Option = { label: string; forSelf?: string | undefined }

/** A question and its answer, said to the person concerned (« vous ») or about her (« elle »). */
export type QuestionWording = ReturnType<typeof getQuestionWording>

/** Many sentences read the same for both. */
export const chooseWording = (isForSelf: boolean, text: string, forSelf = text) =>
  isForSelf ? forSelf : text

export function getQuestionWording(
  { questions }: Words['needsAssessment'],
  id: QuestionId,
  answer: Answers[QuestionId],
  isForSelf: boolean,
) {
  const { legend, forSelf, help, answers } = questions[id]
  const options = Object.entries<Option>(answers).map(([value, option]) => ({
    value,
    label: chooseWording(isForSelf, option.label, option.forSelf),
    isApart: value === 'unknown' || (id === 'q1' && value === 'none'),
  }))
  const chosen = options.filter(({ value }) => [answer].flat().some((chosen) => chosen === value))

  return {
    id,
    legend: chooseWording(isForSelf, legend, forSelf),
    help,
    options,
    answer: chosen.map(({ label }) => label).join(', '),
  }
}

export function getErrorText({ questions, errors }: Words['needsAssessment'], id: QuestionId) {
  if ('unknown' in questions[id].answers) return errors.chooseOrUnknown

  return id === 'q1' ? errors.tick : errors.choose
}

import type { Words } from '@/content/words'
import type { Answers, QuestionId } from '../../lib/assess-needs'

type Spoken = { label: string; forSelf?: string | undefined; short?: string | undefined }

/** A question in the words for who answers, « elle » or « vous », with what was answered. */
export type Asked = ReturnType<typeof askedIn>

const apart = new Set(['none', 'unknown'])

export function askedIn(
  { questions }: Words['needsAssessment'],
  id: QuestionId,
  answer: Answers[QuestionId],
  isSelf: boolean,
) {
  const { legend, forSelf, help, answers } = questions[id]
  const say = (spoken: Spoken) => (isSelf ? (spoken.forSelf ?? spoken.label) : spoken.label)

  const options = Object.entries<Spoken>(answers).map(([value, option]) => ({
    value,
    label: say(option),
    isApart: apart.has(value) && option.short === undefined && (id === 'q1' || value === 'unknown'),
  }))
  const chosen = options.filter(({ value }) => [answer].flat().some((each) => each === value))

  return {
    id,
    legend: say({ label: legend, forSelf }),
    help,
    options,
    answer: chosen.map(({ label }) => label).join(', '),
  }
}

export function errorOf({ questions, errors }: Words['needsAssessment'], id: QuestionId): string {
  if ('unknown' in questions[id].answers) return errors.chooseOrUnknown

  return id === 'q1' ? errors.tick : errors.choose
}

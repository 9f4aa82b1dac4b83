import type { FieldMap } from '../forms/use-draft-inputs'
import { toggleFlag, type Answer, type Answers, type QuestionId } from '@/lib/assess-needs'

const isQuestionId = (name: string): name is QuestionId => /^q\d+$/.test(name)

/** The fields of a question have its id as their name. */
export const answerFields: FieldMap<Answers> = {
  get: (answers, name) => (isQuestionId(name) ? (answers[name] ?? []) : undefined),
  set: (answers, name, value) => ({
    ...answers,
    [name]: name === 'q1' ? toggleFlag(answers.q1 ?? [], value as Answer<'q1'>) : value,
  }),
}

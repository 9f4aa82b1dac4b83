import type { FieldMap } from '../forms/use-stored-fields'
import { toggleFlag, type Answer, type Answers, type QuestionId } from '../../lib/assess-needs'

const isQuestion = (name: string): name is QuestionId => /^q\d+$/.test(name)

/** A question's fields have its name: radio buttons, or the boxes of the first question. */
export const answerFields: FieldMap<Answers> = {
  get: (answers, name) => (isQuestion(name) ? (answers[name] ?? []) : undefined),
  set: (answers, name, value) => ({
    ...answers,
    [name]: name === 'q1' ? toggleFlag(answers.q1 ?? [], value as Answer<'q1'>) : value,
  }),
}

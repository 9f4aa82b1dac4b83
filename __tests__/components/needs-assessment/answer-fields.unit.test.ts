import { expect, it } from '@jest/globals'
import { answerFields } from '@/components/needs-assessment/answer-fields'
import type { Answers } from '@/lib/assess-needs'

it.each([
  [
    'keeps several boxes of the first question',
    ['fear', 'dying', 'fear', 'injury'],
    ['dying', 'injury'],
  ],
  ['unticks the other boxes for « Rien de cela »', ['fear', 'none'], ['none']],
  ['unticks « Rien de cela » for another box', ['none', 'fear'], ['fear']],
])('%s', (_, pressed, expected) => {
  const answers = pressed.reduce<Answers>((last, value) => answerFields.set(last, 'q1', value), {})
  expect(answers.q1).toEqual(expected)
})

it('ignores a field that is no question', () => {
  expect(answerFields.get({}, 'residence')).toBeUndefined()
})

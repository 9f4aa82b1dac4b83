import { expect, test } from '@jest/globals'
import { faqCategoriesFile } from '@/content/schema/faq'

const { answer } = faqCategoriesFile.schema.element.shape.questions.element.shape

test.each([
  [24, 'une réponse de 25 mots au moins'],
  [25, undefined],
  [110, undefined],
  [111, 'une réponse de 110 mots au plus, et non 111'],
])('judges an answer of %i words by the length that its hint promises', (count, problem) => {
  expect(answer.safeParse('mot '.repeat(count)).error?.issues[0]?.message).toBe(problem)
})

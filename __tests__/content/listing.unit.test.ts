import { expect, test } from '@jest/globals'
import { articles, listedArticles } from '@/content/articles'

test('the blog lists the articles 1 to 8 and 10 to 18: the ninth has its page alone', () => {
  const listed = listedArticles.map(({ id }) => id)
  expect(articles.map(({ id }) => id).filter((id) => id < 19 && !listed.includes(id))).toEqual([9])
})

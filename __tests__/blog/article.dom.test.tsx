import { expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render, screen } from '@testing-library/react'
import { Article } from '@/components/blog/article'
import { articles } from '@/content/articles'
import { interfaceTexts } from '@/content/interface'
import { findPicture } from '@/content/pictures'

const [first] = articles
if (!first) throw new Error('no article')

const bylineOf = (article: typeof first) => {
  render(
    <Article article={article} words={interfaceTexts.article} sourcesTitle="Sources" blogHref="/blog" fallback={findPicture('article')} />,
  )
  return screen
    .getAllByText(/de lecture/)
    .at(-1)
    ?.closest('p')
}

test('« Relu par » is said of an article that somebody of the trade has read, with the day, and of no other', () => {
  expect(bylineOf({ ...first, reviewed: undefined })).not.toHaveTextContent('Relu par')
  const reviewed = { by: 'Une lectrice', trade: 'infirmière', reviewedOn: { text: '2 décembre 2026', iso: '2026-12-02' } }
  expect(bylineOf({ ...first, title: 'Une autre page', reviewed })).toHaveTextContent('Relu par Une lectrice, infirmière, 2 décembre 2026')
})

import { expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render } from '@testing-library/react'
import { Article } from '@/components/blog/article'
import { articles } from '@/content/articles'
import { site } from '@/content/site'

test.each([
  [undefined, `Texte : L’équipe ${site.brand}`],
  [
    {
      by: 'Une lectrice',
      trade: 'infirmière',
      reviewedOn: { text: '2 décembre 2026', iso: '2026-12-02' },
    },
    'Relu par Une lectrice, infirmière, 2 décembre 2026',
  ],
])('names the reviewer and the day, only where there is a reviewer', (reviewed, said) => {
  const [first] = articles
  if (!first) throw new Error('no article')
  const article = { ...first, reviewed }
  const { container } = render(<Article article={article} />)
  const byline = container.querySelector('header h1 + p')
  expect(byline).toHaveTextContent(said)
  if (!reviewed) expect(byline).not.toHaveTextContent('Relu par')
})

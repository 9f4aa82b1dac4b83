import { expect, test } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { render, screen, within } from '@testing-library/react'
import { ArticleText } from '@/components/blog/article-text'
import { readArticleText } from '@/content/article-text/read-article'

function renderArticle(markdown: string) {
  const problems: string[] = []
  const { container } = render(<ArticleText nodes={readArticleText(markdown, problems).nodes} />)
  expect(problems).toEqual([])
  return container
}

test('draws :::montants as bars on one scale, with their table', () => {
  const article = renderArticle(
    '## Deux prix\n\n:::montants{titre="Deux loyers"}\n\n| Mois | A | B |\n| --- | --- | --: |\n| Loyer | 1 850 $ | 2 450 $ |\n| Repas | 420 $ (dîner) | compris |\n| Total | 2 270 $ | 2 450 $ |\n\nMontants inventés.\n:::',
  )
  const [, added] = article.querySelectorAll('rect')
  expect(added).toHaveAttribute('x', '75.51%')
  expect(added).toHaveAttribute('width', '17.14%')
  expect(screen.getByText('180 $ de moins')).toBeVisible()

  const table = screen.getByRole('region', { name: 'Deux prix', hidden: true })
  const row = within(table).getByRole('row', { name: /^Repas/, hidden: true })
  expect(row.querySelector('[data-align="right"]')).toHaveAttribute('data-header', 'B')
})

test('makes the first cell of a row its header, unless it is empty', () => {
  const article = renderArticle(
    '## Les prix\n\n| Poste | Par mois |\n| --- | --- |\n| La base | 343 $ |\n| | 12 $ |',
  )
  expect(screen.getByRole('rowheader')).toHaveTextContent('La base')
  expect(article.querySelectorAll('tbody td:not([data-header])')).toHaveLength(1)
})

test('puts each symbol of a :::dessin beside its line', () => {
  const article = renderArticle(
    ':::dessin{nom=gestes}\n- **La chaise** debout\n- **Le comptoir** là\n- **L’escalier** ici\n\nEt **fin**.\n:::',
  )
  const lines = within(article).getAllByRole('listitem')
  expect(lines.map((line) => line.querySelector('svg')?.getAttribute('viewBox'))).toEqual([
    '0 0 200 190',
    '0 0 200 190',
    '0 0 200 190',
  ])
  expect(lines[0]).toHaveTextContent('La chaise debout')
  expect(article.querySelector('figcaption')).toHaveTextContent('Et fin.')
})

test('keeps the caption of a whole :::dessin above it when it is written there', () => {
  const article = renderArticle(':::dessin{nom=sorties}\nLa carte\n\n1. Ici\n:::')
  expect(article.querySelector('figcaption + svg + ol')).not.toBeNull()
})

test('names a box after its title', () => {
  renderArticle(':::en-bref\n- Un\n:::\n\n:::feuille{titre="Demandez ceci"}\n- une ligne\n:::')
  expect(screen.getByRole('note', { name: 'En bref' })).toHaveTextContent('En bref')
  const sheet = screen.getByRole('note', { name: 'Demandez ceci' })
  expect(within(sheet).getByRole('list')).toHaveClass('checklist')
})

test('shows the version of an :::image for the dark theme, and its caption', () => {
  const article = renderArticle(':::image{nom=rencontre}\nAprès le souper.\n:::')
  expect(article.querySelector('source')).toHaveAttribute('media', '(prefers-color-scheme: dark)')
  expect(screen.getByRole('figure')).toHaveTextContent('Après le souper.')
})

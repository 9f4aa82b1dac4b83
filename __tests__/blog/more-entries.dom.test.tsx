import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { cardsAtOnce, type EntryFacts } from '@/components/blog/entry-facts'
import { Listing } from '@/components/blog/listing'
import { packEntries } from '@/components/blog/packed-entries'

const image = { alt: '', width: 3, height: 2, avif: 'a 1w', webp: 'b 1w', fallback: '/c.webp' }
const words = {
  label: 'Catégorie',
  categories: ['Tous', 'Conseils', 'Guide', 'Alzheimer', 'Bien-être', 'Santé'] as [
    'Tous',
    'Conseils',
    'Guide',
    'Alzheimer',
    'Bien-être',
    'Santé',
  ],
  count: { one: '{n} article', many: '{n} articles' },
  empty: { text: 'Rien encore, voyez', link: { label: 'Résidences Alzheimer', href: '/alzheimer' } },
}
const more = { words: { more: 'Montrer la suite', failed: 'La suite n’arrive pas.' }, url: '/blog/suite.json', nextPage: '/blog/page-2' }

/** One article in ten is a Guide, the others are Conseils. */
const article = (number: number): EntryFacts & { moment: string } => ({
  path: `/blog/article-${String(number)}`,
  title: `Article ${String(number)}`,
  excerpt: '',
  category: number % 10 === 0 ? 'Guide' : 'Conseils',
  readTime: '5 min',
  date: { text: '', iso: '' },
  image,
  moment: 'choisir',
})
const articles = Array.from({ length: 60 }, (_, at) => article(at + 1))
const fetchMore = jest.fn<typeof fetch>()

beforeEach(() => {
  window.history.replaceState(null, '', '/blog/')
  fetchMore.mockReset()
  fetchMore.mockResolvedValue({ ok: true, json: () => Promise.resolve(packEntries(articles.slice(cardsAtOnce))) } as unknown as Response)
  globalThis.fetch = fetchMore
})
afterEach(cleanup)

const show = () =>
  render(
    <SearchParamsContext value={new URLSearchParams()}>
      <Listing words={words} moments={[{ id: 'choisir', title: 'Choisir' }]} articles={articles} fallback={image} more={more} />
    </SearchParamsContext>,
  )
const titles = (category?: string) =>
  Array.from(
    document.querySelectorAll(`[data-entry]${category === undefined ? '' : `[data-category="${category}"]`}`),
    (card) => card.querySelector('h2, h3')?.textContent,
  )

describe('au-delà des premières cartes', () => {
  it('montre la suite par paquets, dans l’ordre, et y porte le focus', async () => {
    const user = userEvent.setup()
    show()
    expect(titles()).toHaveLength(cardsAtOnce)
    expect(fetchMore).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Montrer la suite' }))
    await waitFor(() => {
      expect(titles()).toHaveLength(2 * cardsAtOnce)
    })
    expect(titles().at(-1)).toBe('Article 48')
    expect(document.activeElement?.textContent).toBe('Article 25')
    await user.click(screen.getByRole('link', { name: 'Montrer la suite' }))
    expect(titles()).toHaveLength(60)
    expect(screen.queryByRole('link', { name: 'Montrer la suite' })).toBeNull()
    expect(fetchMore).toHaveBeenCalledTimes(1)
  })

  it('va chercher d’elle-même les articles d’une catégorie choisie', async () => {
    show()
    expect(titles('Guide')).toHaveLength(2)
    fireEvent.click(screen.getByRole('radio', { name: 'Guide' }))
    fireEvent.change(document)
    await waitFor(() => {
      expect(titles('Guide')).toEqual(['Article 10', 'Article 20', 'Article 30', 'Article 40', 'Article 50', 'Article 60'])
    })
  })

  it('dit que la suite n’arrive pas, et laisse le lien mener à la page suivante', async () => {
    const user = userEvent.setup()
    fetchMore.mockRejectedValue(new Error('réseau'))
    show()
    const link = screen.getByRole('link', { name: 'Montrer la suite' })
    expect(link.getAttribute('href')).toBe('/blog/page-2/')
    await user.click(link)
    expect((await screen.findByRole('alert')).textContent).toBe('La suite n’arrive pas.')
    const isLeft = fireEvent.click(screen.getByRole('link', { name: 'Montrer la suite' }))
    expect(isLeft).toBe(true)
  })
})

describe('le filtre', () => {
  it('tient l’adresse à jour et annonce le compte', () => {
    show()
    fireEvent.click(screen.getByRole('radio', { name: 'Guide' }))
    expect(window.location.search).toBe('?categorie=guide')
    expect(screen.getByRole('status').textContent).toBe('6 articles')
    fireEvent.click(screen.getByRole('radio', { name: 'Alzheimer' }))
    expect(screen.getByRole('status').textContent).toBe('0 article')
    fireEvent.click(screen.getByRole('radio', { name: 'Tous' }))
    expect(window.location.search).toBe('')
  })

  it('lit l’adresse à l’arrivée, et garde le reste de celle-ci', () => {
    window.history.replaceState(null, '', '/blog/?suivi=1&categorie=guide#haut')
    show()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guide' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Santé' }))
    expect(`${window.location.search}${window.location.hash}`).toBe('?suivi=1&categorie=sante#haut')
  })
})

import { afterEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { EntryFacts } from '@/components/blog/entry-facts'
import { Listing } from '@/components/blog/listing'
import { showCategoryEarly, startCategories } from '@/components/start/category'

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

const article = (number: number, category: EntryFacts['category']): EntryFacts & { moment: string } => ({
  path: `/blog/article-${String(number)}`,
  title: `Article ${String(number)}`,
  excerpt: '',
  category,
  readTime: '5 min',
  date: { text: '', iso: '' },
  image,
  moment: 'choisir',
})
const articles = [article(1, 'Conseils'), article(2, 'Guide'), article(3, 'Guide'), article(4, 'Santé')]

/** A page of the blog at that address, once its script has run and the browser shows it. */
function open(address: string) {
  history.replaceState(null, '', address)
  render(
    <Listing
      words={words}
      moments={[{ id: 'choisir', title: 'Choisir' }]}
      articles={articles}
      fallback={image}
      years={{ title: '', list: [] }}
    />,
  )
  startCategories()
  fireEvent(window, new Event('pageshow'))
}
const button = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const choose = (name: string) => fireEvent.click(button(name))
const shownAddress = () => `${location.pathname}${location.search}${location.hash}`

afterEach(cleanup)

describe('the filter of the blog', () => {
  test('keeps the choice in the address, and says how many articles are left', () => {
    open('/blog/')
    choose('Guide')
    expect(shownAddress()).toBe('/blog/?categorie=guide')
    expect(screen.getByRole('status').textContent).toBe('2 articles')
    choose('Bien-être')
    expect(shownAddress()).toBe('/blog/?categorie=bien-etre')
    expect(screen.getByRole('status').textContent).toBe('0 article')
    choose('Santé')
    expect(screen.getByRole('status').textContent).toBe('1 article')
    choose('Tous')
    expect(shownAddress()).toBe('/blog/')
    expect(screen.getByRole('status').textContent).toBe('4 articles')
  })

  test('reads the address, keeps the rest of it, and leaves no step behind', () => {
    const steps = history.length
    open('/blog/?suivi=1&categorie=guide#haut')
    expect(button('Guide').checked).toBe(true)
    choose('Santé')
    expect(shownAddress()).toBe('/blog/?suivi=1&categorie=sante#haut')
    expect(history).toHaveLength(steps)
  })

  test('shows everything for a category that is not ours, and says so in the address', () => {
    open('/blog/?categorie=voyages')
    expect(button('Tous').checked).toBe(true)
    expect(shownAddress()).toBe('/blog/')
  })

  test('believes the address rather than the buttons that the browser remembers', () => {
    open('/blog/')
    button('Santé').checked = true
    fireEvent(window, new Event('pageshow'))
    expect(button('Tous').checked).toBe(true)
  })
})

describe('a shared link', () => {
  const early = async (address: string) => {
    history.replaceState(null, '', address)
    showCategoryEarly()
    render(
      <Listing
        words={words}
        moments={[{ id: 'choisir', title: 'Choisir' }]}
        articles={articles}
        fallback={image}
        years={{ title: '', list: [] }}
      />,
    )
    // The page is being read: an observer is told at the end of the task.
    await Promise.resolve()
  }

  test('shows its category as the page is being read, before any other script', async () => {
    await early('/blog/?categorie=bien-etre')
    expect(button('Bien-être').checked).toBe(true)
  })

  test('without a category, or with one that is not ours, changes nothing', async () => {
    for (const address of ['/blog/', '/blog/?categorie=voyages']) {
      await early(address)
      expect(button('Tous').checked).toBe(true)
      cleanup()
    }
  })
})

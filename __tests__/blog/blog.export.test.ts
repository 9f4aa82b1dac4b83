import { describe, expect, it } from '@jest/globals'
import { gzipSync } from 'node:zlib'
import { articles, listedArticles } from '@/content/articles'
import { site } from '@/content/site'
import { folded, openExported, readExported } from '../support/exported-pages'

const ids = articles.map(({ id }) => id).sort((a, b) => a - b)
const routeOf = (id: number) => `/blog/article-${String(id)}/`
const listedRoutes = listedArticles.map(({ id }) => routeOf(id))
const pageOf = new Map(ids.map((id) => [id, openExported(routeOf(id))]))

function open(id: number): Document {
  const page = pageOf.get(id)
  if (!page) throw new Error(`No article ${String(id)}`)
  return page
}
/** The parts of an article's page. */
const category = 'article > header a + p'
const byline = 'article > header h1 + p'
const sources = 'section[aria-labelledby="sources"]'

const read = (id: number, selector: string) => folded(open(id).querySelector(selector)?.textContent ?? '')
const addressesIn = (page: Document, selector: string) =>
  Array.from(page.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href') ?? '')

const monthOf = (text: string) => /^(?:\d{1,2}|1er) (\p{L}+) (\d{4})$/u.exec(text)

describe('the articles', () => {
  describe.each(ids)('article %i', (id) => {
    it('has its category, its author, its date in words and its reading time of 3 to 7 minutes', () => {
      expect(['Conseils', 'Guide', 'Bien-être', 'Santé']).toContain(read(id, category))
      expect(read(id, byline)).toMatch(/^Texte : .+ \d{4}.* [3-7] min de lecture$/u)
      const time = open(id).querySelector(`${byline} time`)
      expect(time?.getAttribute('datetime')).toMatch(/^20\d{2}-\d{2}-\d{2}$/)
      expect(monthOf(folded(time?.textContent ?? ''))?.[2]).toBe(time?.getAttribute('datetime')?.slice(0, 4))
    })

    it('has one h1 and one large picture with its words', () => {
      expect(open(id).querySelectorAll('h1')).toHaveLength(1)
      const image = open(id).querySelector('article [data-article-image] img')
      expect(image?.getAttribute('alt')?.length).toBeGreaterThan(20)
      expect(image?.getAttribute('loading')).toBe('eager')
      expect(Number(image?.getAttribute('width'))).toBeGreaterThan(0)
    })

    it('has a table of contents whose links each lead to a title, from four titles on', () => {
      const page = open(id)
      const titles = page.querySelectorAll('article h2:not(#sommaire, #sources)').length
      const anchors = addressesIn(page, 'nav[aria-labelledby="sommaire"]')
      expect(anchors).toHaveLength(titles >= 4 ? titles : 0)
      for (const anchor of anchors) expect(page.getElementById(anchor.slice(1))).not.toBeNull()
    })

    it('offers to talk by telephone and in writing, and says who pays', () => {
      const pitch = open(id).querySelector('section[aria-labelledby="consultation"]')
      expect(pitch?.querySelector(`a[href="${site.phone.href}"]`)).not.toBeNull()
      expect(pitch?.querySelector('a[href="/contact/"]')).not.toBeNull()
      expect(folded(pitch?.textContent ?? '')).toContain(folded(site.whoPays))
    })

    it('leads to the blog, to two other listed articles and to the five pages', () => {
      const page = open(id)
      expect(page.querySelector('article > header a')?.getAttribute('href')).toBe('/blog/')
      const related = addressesIn(page, 'section[aria-labelledby="a-lire"]')
      expect(new Set(related).size).toBe(2)
      expect(related).not.toContain(routeOf(id))
      for (const route of related) expect(listedRoutes).toContain(route)
      expect(addressesIn(page, 'nav[aria-labelledby="pour-continuer"]')).toEqual([
        '/services/',
        '/notre-equipe/',
        '/notre-mission/',
        '/temoignages/',
        '/faq/',
      ])
    })

    it('tells search engines and social networks what it is', () => {
      const content = (name: string) => open(id).querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
      expect(open(id).querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(new RegExp(`${routeOf(id)}$`))
      expect(content('og:type')).toBe('article')
      expect(content('article:published_time')).toMatch(/^20\d{2}-/)
      expect(content('keywords') ?? undefined).toBe(articles.find((article) => article.id === id)?.keywords)
    })
  })

  it('end their sources with addresses', () => {
    for (const id of ids) for (const address of addressesIn(open(id), sources)) expect(address).toMatch(/^https?:\/\//)
    expect(ids.some((id) => open(id).querySelector(sources))).toBe(true)
  })
})

describe('the list', () => {
  const page = openExported('/blog/')
  const cards = Array.from(page.querySelectorAll('[data-entry]'))
  const linkOf = (card: Element) => card.querySelector('a')?.getAttribute('href')

  it('has a card for each listed article, and for no other', () => {
    expect(cards.map(linkOf).sort()).toEqual(listedRoutes.toSorted())
  })

  it('orders them by what the reader lives through, the latest first under each subtitle', () => {
    const moments = Array.from(page.querySelectorAll('section:has(> ul [data-entry])'))
    expect(moments.map((moment) => moment.querySelector('h2')?.textContent)).toEqual(['Choisir', 'Payer', 'Déménager', 'Vivre', 'Entendre'])
    expect(moments.flatMap((moment) => Array.from(moment.querySelectorAll('[data-entry]')))).toHaveLength(cards.length)
    for (const moment of moments) {
      const dates = Array.from(moment.querySelectorAll('[data-entry]'), (card) => {
        const id = Number(/\d+/.exec(linkOf(card) ?? '')?.[0])
        return open(id).querySelector(`${byline} time`)?.getAttribute('datetime') ?? ''
      })
      expect(dates).toEqual(dates.toSorted().reverse())
    }
    // Whoever comes to choose a residence does not read about hearing aids first.
    expect(cards.slice(0, 5).map((card) => card.getAttribute('data-category'))).not.toContain('Santé')
  })

  it('puts on each card the category of its article', () => {
    for (const card of cards) expect(card.getAttribute('data-category')).toBe(read(Number(/\d+/.exec(linkOf(card) ?? '')?.[0]), category))
  })

  it('has the six buttons of the filter, « Tous » chosen, and Alzheimer marked as empty', () => {
    const buttons = Array.from(page.querySelectorAll<HTMLInputElement>('[data-filter] input[type="radio"]'))
    expect(buttons.map((button) => button.value)).toEqual(['Tous', 'Conseils', 'Guide', 'Alzheimer', 'Bien-être', 'Santé'])
    expect(buttons.filter((button) => button.checked).map((button) => button.value)).toEqual(['Tous'])
    expect(buttons.filter((button) => button.hasAttribute('data-empty')).map((button) => button.value)).toEqual(['Alzheimer'])
    expect(page.querySelector('[data-filter] ~ p a')?.getAttribute('href')).toBe('/alzheimer/')
  })

  it('loads only the first picture at once', () => {
    // The strip, which the head of the page announces to phones: a wide page shows no picture above its cards.
    const [strip] = page.querySelectorAll('main picture img')
    expect(strip?.closest('[data-entry]')).toBeNull()
    expect(strip?.getAttribute('fetchpriority')).toBe('high')
    expect(page.querySelectorAll('head link[rel="preload"][as="image"]')).toHaveLength(1)
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual(cards.map(() => 'lazy'))
  })

  it('weighs less than 60 kB compressed', () => {
    expect(gzipSync(readExported('blog/index.html')).length).toBeLessThan(60_000)
  })
})

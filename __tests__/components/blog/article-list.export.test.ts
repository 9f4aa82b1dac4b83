import { describe, expect, it } from '@jest/globals'
import { listedArticles } from '@/content/articles'
import { openExported } from '../../support/exported-pages'

const listedRoutes = listedArticles.map(({ path }) => `${path}/`)

describe('the list', () => {
  const page = openExported('/blog/')
  const cards = Array.from(page.querySelectorAll('[data-article-card]'))
  const linkOf = (card: Element) => card.querySelector('a')?.getAttribute('href')

  it('has one card for each listed article', () => {
    expect(cards.map(linkOf).sort()).toEqual(listedRoutes.toSorted())
  })

  it('groups the articles under five headings, the latest first', () => {
    const moments = Array.from(page.querySelectorAll('section:has(> ul [data-article-card])'))
    expect(moments.map((moment) => moment.querySelector('h2')?.textContent)).toEqual([
      'Choisir',
      'Payer',
      'Déménager',
      'Vivre',
      'Entendre',
    ])
    expect(
      moments.flatMap((moment) => Array.from(moment.querySelectorAll('[data-article-card]'))),
    ).toHaveLength(cards.length)
    for (const moment of moments) {
      const dates = Array.from(moment.querySelectorAll('[data-article-card]'), (card) => {
        const day = openExported(linkOf(card) ?? '').querySelector('article > header h1 + p time')
        return day?.getAttribute('datetime') ?? ''
      })
      expect(dates).toEqual(dates.toSorted().reverse())
    }
  })
})

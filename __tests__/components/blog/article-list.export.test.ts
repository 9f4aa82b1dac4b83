import { describe, expect, test } from '@jest/globals'
import { listedArticles } from '@/content/articles'
import { openExported } from '../../support/exported-pages'

const listedRoutes = listedArticles.map(({ path }) => `${path}/`)

describe('the list', () => {
  const page = openExported('/blog/')
  const cards = Array.from(page.querySelectorAll('li[data-categories]'))
  const linkOf = (card: Element) => card.querySelector('a')?.getAttribute('href')

  test('has one card for each listed article', () => {
    expect(cards.map(linkOf).sort()).toEqual(listedRoutes.toSorted())
  })

  test('groups the articles under five headings, the latest first', () => {
    const sections = [...page.querySelectorAll('section:has(> ul [data-categories])')]
    expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual([
      'Choisir',
      'Payer',
      'Déménager',
      'Vivre',
      'Entendre',
    ])
    for (const section of sections) {
      const routes = Array.from(section.querySelectorAll('li[data-categories]'), linkOf)
      expect(routes).toEqual(listedRoutes.filter((route) => routes.includes(route)))
    }
    const days = listedArticles.map(({ date }) => date.iso)
    expect(days).toEqual(days.toSorted().reverse())
  })
})

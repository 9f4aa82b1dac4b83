import { expect, test } from '@jest/globals'
import { articles, listedArticles } from '@/content/articles'
import { site } from '@/content/site'
import { testEveryPage } from '../../support/every-page'
import { foldText, openExported } from '../../support/exported-pages'

const getRoute = (id: number) => `/blog/article-${String(id)}/`
const listedRoutes = listedArticles.map(({ id }) => getRoute(id))
const open = (id: number) => openExported(getRoute(id))

/** The parts of an article's page. */
const category = 'article > header a + p'
const byline = 'article > header h1 + p'

const readText = (page: Document, selector: string) =>
  foldText(page.querySelector(selector)?.textContent ?? '')
const listAddresses = (page: Document, selector: string) =>
  Array.from(page.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href') ?? '')

/** The checks of each article. A fault is the name of one that fails. */
const checks: Record<string, (page: Document, route: string) => boolean> = {
  'one of the four categories': (page) =>
    ['Conseils', 'Guide', 'Bien-être', 'Santé'].includes(readText(page, category)),
  'its author, its date in words and its reading time of 3 to 7 minutes': (page) => {
    const time = page.querySelector(`${byline} time`)
    const [, year] =
      /^(?:\d{1,2}|1er) \p{L}+ (\d{4})$/u.exec(foldText(time?.textContent ?? '')) ?? []
    const [, machineYear] =
      /^(20\d{2})-\d{2}-\d{2}$/.exec(time?.getAttribute('datetime') ?? '') ?? []
    return (
      /^Texte : .+ [3-7] min de lecture .*\d{4}/u.test(readText(page, byline)) &&
      year !== undefined &&
      year === machineYear
    )
  },
  'one large picture at once, with its words': (page) => {
    const image = page.querySelector('article [data-article-image] img')
    return (
      image !== null &&
      image.getAttribute('loading') !== 'lazy' &&
      (image.getAttribute('alt') ?? '').length > 20
    )
  },
  'a table of contents whose links each lead to a title, from four titles on': (page) => {
    const titles = page.querySelectorAll('article h2:not(#sommaire, #sources)').length
    const anchors = listAddresses(page, 'nav[aria-labelledby="sommaire"]')
    return (
      anchors.length === (titles >= 4 ? titles : 0) &&
      anchors.every((anchor) => page.getElementById(anchor.slice(1)))
    )
  },
  'the ways to talk, by telephone and in writing, and who pays': (page) => {
    const pitch = 'section[aria-labelledby="consultation"]'
    const links = listAddresses(page, pitch)
    return (
      links.includes(site.phone.href) &&
      links.includes('/contact/') &&
      readText(page, pitch).includes(foldText(site.whoPaysLine))
    )
  },
  'the way back to the blog, two other listed articles and the five pages': (page, route) => {
    const related = listAddresses(page, 'section[aria-labelledby="a-lire"]')
    return (
      page.querySelector('article > header a')?.getAttribute('href') === '/blog/' &&
      new Set(related).size === 2 &&
      related.every((each) => each !== route && listedRoutes.includes(each)) &&
      listAddresses(page, 'nav[aria-labelledby="pour-continuer"]').join() ===
        '/services/,/notre-equipe/,/notre-mission/,/temoignages/,/faq/'
    )
  },
  'addresses where it has sources': (page) =>
    listAddresses(page, 'section[aria-labelledby="sources"]').every((address) =>
      /^https?:\/\//.test(address),
    ),
}

testEveryPage('that is an article has its parts', (page, route) =>
  route.startsWith('/blog/article-')
    ? Object.keys(checks).filter((name) => checks[name]?.(page, route) !== true)
    : [],
)

test('signs the articles, and gives the sources of most', () => {
  expect(readText(open(1), byline)).toContain(`L’équipe ${site.brand}`)
  expect(readText(open(18), byline)).toContain('audiologiste')
  expect(
    articles.filter(({ id }) => open(id).querySelector('section[aria-labelledby="sources"]'))
      .length,
  ).toBeGreaterThan(12)
})

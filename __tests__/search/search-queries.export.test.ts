import { describe, expect, it } from '@jest/globals'
import { SearchEngine } from '@/components/search/search-engine'
import type { SearchIndex } from '@/components/search/search-index'
import { articles } from '@/content/articles'
import { searchWords } from '@/content/search-words'
import { everyPage } from '../support/every-page'
import { readExported } from '../support/exported-pages'
import { drawnNumbers, honest, type Query } from './queries/draw'
import { kept } from './queries/kept'
import { sentences } from './queries/sentences'
import { tuned } from './queries/tuned'

/** What people type, slips included, and the page that must be among the first three, and nearly always first. Read on the index that visitors receive. */
const table: readonly (readonly [query: string, page: string])[] = [
  ['choisir une résidence', '/blog/article-1/'],
  ['comment choisir une residence', '/blog/article-1/'],
  ['proche aidants', '/liens-utiles/'],
  ['trois questions avant de choisir', '/blog/article-2/'],
  ['moral', '/blog/article-3/'],
  ['garder le moral', '/blog/article-3/'],
  ['deuil', '/blog/article-3/'],
  ['bail', '/blog/article-4/'],
  ['baux', '/blog/article-4/'],
  ['coût réel', '/blog/article-4/'],
  ['section f', '/blog/article-4/'],
  ['loisirs', '/blog/article-5/'],
  ['activité', '/blog/article-5/'],
  ['musées', '/liens-utiles/#loisirs-culture'],
  ['bibliotheque', '/liens-utiles/#loisirs-culture'],
  ['appareils auditifs neufs', '/blog/article-6/'],
  ['apprivoiser un apareil auditif', '/blog/article-6/'],
  ['lecture à voix haute', '/blog/article-6/'],
  ['oreilles bouchées en avion', '/blog/article-7/'],
  ['avoin', '/blog/article-7/'],
  ['Valsalva', '/blog/article-7/'],
  ['préjugés', '/blog/article-8/'],
  ['agisme', '/blog/article-8/'],
  ['satisfaction de vie', '/blog/article-8/'],
  ['soigner son ouie', '/blog/article-9/'],
  ['bouchon de cire', '/blog/article-9/'],
  ['vieillir en beauté', '/blog/article-10/'],
  ['cheveux blancs', '/blog/article-10/'],
  ['chutes', '/urgence/#chute'],
  ['prévenir les chuttes', '/blog/article-11/'],
  ['fracture de la hanche', '/blog/article-11/'],
  ['appareil auditif perdu', '/blog/article-12/'],
  ['étiqueter', '/blog/article-12/'],
  ['congé de l’hôpital', '/faq/#conge-hopital'],
  ['conger hopital', '/faq/#conge-hopital'],
  ['facture de l’hopital', '/faq/#conge-hopital'],
  ['trouver un milieu de vie', '/blog/article-13/'],
  ['tenir un journal', '/blog/article-14/'],
  ['jounral', '/blog/article-14/'],
  ['carnet', '/carnet-de-visite/'],
  ['zona', '/blog/article-15/'],
  ['zonna', '/blog/article-15/'],
  ['vaccin', '/blog/article-15/'],
  ['déménagement', '/blog/article-16/'],
  ['demenagemant', '/blog/article-16/'],
  ['trier une maison', '/blog/article-16/'],
  ['boîtes', '/blog/article-16/'],
  ['premiers signes', '/blog/article-17/'],
  ['vivre seule', '/blog/article-17/'],
  ['popotte roulante', '/liens-utiles/#ressources-locales'],
  ['mieux entendre', '/blog/article-18/'],
  ['audiologiste', '/blog/article-18/'],
  ['dépôt de garantie', '/faq/#depot-de-garantie'],
  ['depo de garantie', '/faq/#depot-de-garantie'],
  ['crédit d’impôt', '/faq/#credit-impot'],
  ["credit d'impots", '/faq/#credit-impot'],
  ['combien coûte votre service', '/faq/#cout-du-service'],
  ['combien coûte une résidence', '/faq/#loyer-par-mois'],
  ['annexe 6', '/faq/#annexe-6'],
  ['alzheimer', '/alzheimer/'],
  ['alzeimer', '/alzheimer/'],
  ['alzhiemer', '/alzheimer/'],
  ['confidentialité', '/confidentialite/'],
  ['équipe', '/notre-equipe/'],
  ['mission', '/notre-mission/'],
  ['témoignages', '/temoignages/'],
  ['temoignage', '/temoignages/'],
  ['accessibilité', '/accessibilite/'],
  ['contact', '/contact/'],
  ['FADOQ', '/liens-utiles/#organismes-personnes-ainees'],
  ['Revenu Québec', '/liens-utiles/#services-gouvernementaux'],
  ['tarif du service', '/faq/#cout-du-service'],
  ['place en chsld', '/faq/#place-en-chsld'],
  ['rpa', '/faq/#rpa'],
  ['animaux', '/faq/#meubles-et-animal'],
  ['notaires', '/notre-equipe/'],
  ['escaliers', '/blog/article-11/'],
  ['solitude', '/blog/article-3/'],
  ['vendre la maison', '/faq/#vendre-la-maison'],
  ['combien de temps', '/faq/#duree-de-la-recherche'],
]

const index = JSON.parse(readExported('recherche.json')) as SearchIndex
const texts = JSON.parse(readExported('recherche-textes.json')) as string[]
const engine = new SearchEngine(index)
engine.addTexts(texts)

/** An address named without an anchor stands for the whole page. */
const leadsTo = (url: string, page: string) => url === page || (!page.includes('#') && url.split('#')[0] === page)

const addresses = (query: string, limit = 3) => engine.find(query, limit).results.map(({ url }) => url)

function isAnswered([, query, answers]: Query, within: number): boolean {
  const { answer, count } = engine.find(query, within)
  if (answers.includes(honest) && (answer !== undefined || count === 0)) return true
  return addresses(query, within).some((url) => answers.some((page) => leadsTo(url, page)))
}

const shareOf = (queries: readonly Query[], within: number) =>
  queries.filter((query) => isAnswered(query, within)).length / Math.max(1, queries.length)

describe('the search, on the exported index', () => {
  it('has what to search: each article, questions, links, pages and their sections, tools', () => {
    const urls = index.documents.map(([, url]) => url)
    expect(urls).toEqual(
      expect.arrayContaining(articles.flatMap(({ path, body }) => [`${path}/`, ...body.headings.map(({ id }) => `${path}/#${id}`)])),
    )
    expect(urls.filter((url) => url.startsWith('/faq/#')).length).toBeGreaterThan(19)
    expect(urls.filter((url) => url.startsWith('/liens-utiles/#')).length).toBeGreaterThan(39)
    expect(urls).toEqual(expect.arrayContaining(['/', '/services/', '/alzheimer/', '/contact/', '/accessibilite/']))
    expect(urls).toEqual(expect.arrayContaining(['/urgence/#chute', '/cout-net/', '/services/#complements', '/confidentialite/#droits']))
    expect(texts).toHaveLength(urls.length)
    expect(table).toHaveLength(80)
  })

  it('leads only to anchors that exist', () => {
    const anchors = index.documents.map(([, url]) => url.split('#')).filter(([, anchor]) => anchor !== undefined)
    expect(anchors.length).toBeGreaterThan(60)
    for (const [page = '', anchor = ''] of anchors)
      expect([page, anchor, readExported(`${page}index.html`).includes(`id="${anchor}"`)]).toEqual([page, anchor, true])
  })

  it('leads where each of them wants, nine times in ten at the first', () => {
    const isAmong = (count: number) => table.filter(([query, page]) => addresses(query, count).some((url) => leadsTo(url, page)))
    const found = isAmong(3)
    expect(table.filter((each) => !found.includes(each))).toEqual([])
    expect(isAmong(1).length).toBeGreaterThanOrEqual(72)
  })

  it('shows, in the sentence, the words that were asked', () => {
    const { results } = engine.find('credit impots', 1)
    const marked = results[0]?.sentence.filter((segment) => segment.marked).map((segment) => segment.text)
    expect(marked).toEqual(expect.arrayContaining(['crédit', 'impôt']))
  })

  it('weighs less than 45 kB compressed, and its texts less than 80', async () => {
    const { gzipSync } = await import('node:zlib')
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(45_000)
    expect(gzipSync(JSON.stringify(texts)).length).toBeLessThan(80_000)
  })
})

everyPage(
  'leads to the search twice: in the header and in the menu',
  (page) => {
    const links = Array.from(page.querySelectorAll('header a[href="/blog/#chercher"]'), ({ textContent }) => textContent)
    return links.join() === 'Chercher,Chercher' ? [] : [links.join()]
  },
  ['/404.html'],
)

describe('the words of families', () => {
  it('lead, subject by subject, to a page that answers them', () => {
    expect(searchWords.subjects.length).toBeGreaterThanOrEqual(60)
    const lost = searchWords.subjects.flatMap(({ title, words, pages }) => {
      const wanted = pages.map((page) => (page.startsWith('/') ? page.replace(/^([^#]*[^#/])\/?(#|$)/, '$1/$2') : page))
      const isFound = (word: string) =>
        engine
          .find(word, 6)
          .results.some(({ url, title: segments }) => wanted.includes(url) || wanted.includes(segments.map(({ text }) => text).join('')))
      const found = words.filter(isFound).length
      return found * 2 > words.length ? [] : [`${title} : ${String(found)} mots sur ${String(words.length)}`]
    })
    expect(lost).toEqual([])
  })

  it('that name what we do not have are answered so', () => {
    const asked = searchWords.absent.flatMap(({ words, answer }) => words.map((word) => ({ word, answer })))
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(({ word, answer }) => engine.find(word, 6).answer !== answer)).toEqual([])
  })
})

describe('150 questions de familles', () => {
  it('of which 50 were drawn by chance', () => {
    expect(kept.map(([number]) => number)).toEqual(drawnNumbers())
    expect([...kept, ...tuned].map(([number]) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, at) => at + 1))
  })

  it('find their answer among the first three', () => {
    const percent = (share: number) => `${String(Math.round(share * 100))}\u00A0%`
    for (const [name, queries] of [
      ['tuned', tuned],
      ['kept', kept],
      ['sentences', sentences],
    ] as const)
      console.log(`${name}: ${percent(shareOf(queries, 1))} first, ${percent(shareOf(queries, 3))} in the first three`)
    expect(shareOf(tuned, 3)).toBeGreaterThanOrEqual(0.95)
    expect(shareOf(kept, 3)).toBeGreaterThanOrEqual(0.9)
    expect(shareOf(sentences, 3)).toBeGreaterThanOrEqual(0.95)
  })
})

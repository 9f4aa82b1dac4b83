import { describe, expect, it } from '@jest/globals'
import { SearchEngine } from '@/components/islands/search/search-engine'
import type { PackedIndex } from '@/components/islands/search/search-format'
import { readExported } from '../../support/exported-pages'

/** What people type, slips included, and the page that must come first. Read on the index that visitors receive. */
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
  ['chutes', '/blog/article-11/'],
  ['prévenir les chuttes', '/blog/article-11/'],
  ['fracture de la hanche', '/blog/article-11/'],
  ['appareil auditif perdu', '/blog/article-12/'],
  ['étiqueter', '/blog/article-12/'],
  ['congé de l’hôpital', '/faq/#conge-hopital'],
  ['conger hopital', '/faq/#conge-hopital'],
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

const packed = JSON.parse(readExported('recherche.json')) as PackedIndex
const engine = new SearchEngine(packed)

describe('la recherche, sur l’index exporté', () => {
  it('a de quoi chercher : les 18 articles, des questions, des liens et les pages', () => {
    const addresses = packed.documents.map(([, url]) => url)
    expect(addresses.filter((url) => url.startsWith('/blog/article-'))).toHaveLength(18)
    expect(addresses.filter((url) => url.startsWith('/faq/#')).length).toBeGreaterThan(19)
    expect(addresses.filter((url) => url.startsWith('/liens-utiles/#')).length).toBeGreaterThan(39)
    expect(addresses).toEqual(expect.arrayContaining(['/', '/services/', '/alzheimer/', '/contact/', '/accessibilite/']))
    expect(table.length).toBeGreaterThan(39)
  })

  it.each(table)('« %s » mène d’abord à %s', (query, page) => {
    expect(engine.find(query, 3)[0]?.url).toBe(page)
  })

  it('montre, dans la phrase, les mots cherchés', () => {
    const [first] = engine.find('credit impots', 1)
    const marked = first?.sentence.filter((segment) => segment.marked).map((segment) => segment.text)
    expect(marked).toEqual(expect.arrayContaining(['crédit', 'impôt']))
  })

  it('pèse moins de 100 ko une fois comprimé', async () => {
    const { gzipSync } = await import('node:zlib')
    expect(gzipSync(JSON.stringify(packed)).length).toBeLessThan(100_000)
  })
})

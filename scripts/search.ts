// npm run search "phrase" shows what a visitor would be answered, so that an author can correct
// content/search.yml. No query ever leaves a device.
import { buildIndex } from '@/components/search/build-index'
import { maxResults, selectShownResults } from '@/components/search/results-view'
import { createSearchEngine, type SearchResult } from '@/components/search/search-engine'
import { makePictures } from './build/pictures'
import { UserError } from './lib/user-error.mjs'

const query = process.argv.slice(3).join(' ')
if (query.trim() === '')
  throw new UserError('Écrivez la phrase d’un visiteur : npm run search "maman tombe la nuit"')

// Pages name their pictures, which must exist before content is read.
await makePictures(() => undefined)
const { lexicon, searchDocuments } = await import('@/app/_search/search-documents')
const engine = createSearchEngine(buildIndex(searchDocuments, lexicon))
const found = engine.find(query, maxResults)

const joinTexts = (segments: SearchResult['title']) => segments.map(({ text }) => text).join('')

if (found.absentAnswer !== undefined) console.log(`Nous n’avons pas cela : ${found.absentAnswer}`)
if (found.missing !== '') console.log(`Le site n’a pas : ${found.missing}`)
console.log(
  found.isWeak
    ? 'Faible : le visiteur lit « Ce qui s’en approche le plus », avec notre numéro.'
    : 'Bonne réponse.',
)
for (const [index, result] of selectShownResults(found).entries()) {
  const title = [result.pageTitle, joinTexts(result.title)].filter(Boolean).join(' · ')
  console.log(`\n${index + 1}. ${title}`)
  console.log(`   ${result.url}\n   ${joinTexts(result.sentence)}`)
}
console.log(
  '\nUn mot manque, ou mène ailleurs? content/search.yml : « synonyms » pour deux mots de même sens, sinon les « words » du sujet.',
)

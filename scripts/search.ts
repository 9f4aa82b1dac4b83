// npm run search "phrase": what a visitor would be answered, and why, so that an author can mend content/search.yml. No query ever leaves a device.
import { maxResults, shownResults } from '@/components/search/results-view'
import { SearchEngine } from '@/components/search/search-engine'
import { makeIndex } from '@/components/search/make-index'
import { makeReader } from '@/components/search/terms'
import { makePictures } from './build/pictures'
import { UserError } from './lib/user-error.mjs'

const wordsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')

const phrase = process.argv.slice(3).join(' ')
if (phrase.trim() === '')
  throw new UserError('Écrivez la phrase d’un visiteur : npm run search "maman tombe la nuit"')
// What the pages say names their pictures, which must be there first.
await makePictures(() => undefined)
const { lexicon, searchDocuments } = await import('@/app/_search/search-documents')
const engine = new SearchEngine(makeIndex(searchDocuments, lexicon))
engine.addTexts(searchDocuments.map(({ text }) => text))
const found = engine.find(phrase, maxResults)
const typed = new Map(
  makeReader(lexicon)
    .read(phrase)
    .map(({ term, start, end }) => [term, phrase.slice(start, end)]),
)
if (found.absentAnswer !== undefined) console.log(`Nous n’avons pas cela : ${found.absentAnswer}`)
if (found.missing !== '') console.log(`Le site n’a pas : ${found.missing}`)
console.log(
  found.isWeak
    ? 'Faible : le visiteur lit « Ce qui s’en approche le plus », avec notre numéro.'
    : 'Bonne réponse.',
)
for (const [at, { url, pageTitle, title, sentence, weights }] of shownResults(found).entries()) {
  const why = [...weights]
    .sort(([, a], [, b]) => b - a)
    .map(
      ([term, weight]) => `« ${typed.get(term) ?? term} » ${weight.toFixed(1).replace('.', ',')}`,
    )
  console.log(
    `\n${String(at + 1)}. ${[pageTitle, wordsOf(title)].filter(Boolean).join(' · ')}\n   ${url}\n   ${wordsOf(sentence)}`,
  )
  console.log(`   ${why.length > 0 ? why.join(', ') : 'nommé dans « Ce que nous n’avons pas »'}`)
}
console.log(
  '\nUn mot manque, ou mène ailleurs? content/search.yml : « synonyms » pour deux mots de même sens, sinon les « words » du sujet.',
)

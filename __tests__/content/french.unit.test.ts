import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'
import nspell from 'nspell'
import { countWords, sentencesOf, strings, texts } from './site-texts'

const require = createRequire(import.meta.url)
const dictionary = (extension: string) => readFileSync(require.resolve('dictionary-fr').replace(/index\.js$/, `index.${extension}`), 'utf8')

// Without its elisions (« l’ », « qu’ »), which misspelt() takes off; with them, half a million words are three million.
const spelling = nspell(dictionary('aff').replace(/^PFX [^US].*\n/gm, ''), dictionary('dic'))
for (const line of readFileSync('content/lexique.txt', 'utf8').split('\n')) if (line && !line.startsWith('#')) spelling.add(line.trim())

const elision = /^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu)$/i

/** Hyphens and apostrophes part words: « l’annexe », « laissez-vous ». A word the dictionary knows whole stays whole (« aujourd’hui »). */
function misspelt(text: string): string[] {
  // What stands between braces is filled in by the tools: a name of ours, no word.
  const words = text.replace(/\{\w+\}|https?:\S+|\S+@\S+|\S+\.(?:ca|com|org|quebec|example|json)\S*/g, ' ').match(/[\p{L}\p{M}’-]+/gu) ?? []
  return words
    .filter((word) => !spelling.correct(word.replaceAll('’', "'")) && !spelling.correct(word))
    .flatMap((word) => word.split(/[’-]/))
    .filter((part) => part.length > 1 && !elision.test(part) && !spelling.correct(part) && !spelling.correct(part.toLowerCase()))
}

describe.each(Object.entries(texts))('%s', (_, value) => {
  it('est écrit sans faute que le dictionnaire connaisse', () => {
    expect([...new Set(strings(value).flatMap(misspelt))]).toEqual([])
  })
})

const average = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length

describe('la longueur des phrases', () => {
  const pages = Object.entries(texts).filter(
    ([file, value]) => /^content\/(pages|articles)\//.test(file) || (typeof value === 'object' && value !== null && 'meta' in value),
  )

  it.each(pages)('%s : 18 mots au plus en moyenne', (_, value) => {
    const counts = strings(value)
      .flatMap(sentencesOf)
      .map(countWords)
      .filter((count) => count > 2)
    expect(counts.length).toBeGreaterThan(5)
    expect(average(counts)).toBeLessThanOrEqual(18)
  })

  it.each(Object.entries(texts))('%s : aucune phrase de plus de 28 mots', (_, value) => {
    const sentences = strings(value).flatMap(sentencesOf)
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((sentence) => countWords(sentence) > 28)).toEqual([])
  })
})

/** Guide, sections 4 and 7: words that hurt, and words that only a leaflet would print. */
const refused =
  /(?<!\p{L})(?:séniles?|vieillards?|grabataires?|nos aînés|troisième âge(?! \()|hospices?|maisons? de retraite|EHPAD|incontournables?|sur mesure|en toute sérénité|n’hésitez pas|véritables?|il est important de|au cœur de nos|clé en main)(?!\p{L})/iu
const allowed = /Université du troisième âge|université du troisième âge/g

describe('le vocabulaire', () => {
  it.each(Object.entries(texts))('%s évite les mots que le guide refuse', (_, value) => {
    expect(strings(value).filter((text) => refused.test(text.replace(allowed, '')))).toEqual([])
  })
})

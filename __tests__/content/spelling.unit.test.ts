import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import nspell from 'nspell'
import { site } from '@/content/site'
import { strings, texts } from './site-texts'

const require = createRequire(import.meta.url)
const dictionary = (extension: string) =>
  readFileSync(require.resolve('dictionary-fr').replace(/index\.js$/, `index.${extension}`), 'utf8')

// The dictionary is read without its elisions (« l’ », « qu’ »), which misspelt() removes: with
// them, half a million words would be three million.
const spelling = nspell(dictionary('aff').replace(/^PFX [^US].*\n/gm, ''), dictionary('dic'))
for (const line of readFileSync('content/lexique.txt', 'utf8').split('\n'))
  if (line && !line.startsWith('#')) spelling.add(line.trim())

for (const word of site.brand.split(/[\s’-]/)) spelling.add(word)

const elision = /^(?:l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quoiqu)$/i

/**
 * Hyphens and apostrophes part words: « l’annexe », « laissez-vous ». A word the dictionary knows
 * whole stays whole (« aujourd’hui »).
 */
function misspelt(text: string): string[] {
  // A name between braces is filled in by the tools, and is no word.
  const words =
    text
      .replace(
        /\{\w+\}|\]\(\S+\)|https?:\S+|\S+@\S+|\S+\.(?:ca|com|org|quebec|example|json|ics)\S*/g,
        ' ',
      )
      .match(/[\p{L}\p{M}’-]+/gu) ?? []
  return words
    .filter((word) => !spelling.correct(word.replaceAll('’', "'")) && !spelling.correct(word))
    .flatMap((word) => word.split(/[’-]/))
    .filter(
      (part) =>
        part.length > 1 &&
        !elision.test(part) &&
        !spelling.correct(part) &&
        !spelling.correct(part.toLowerCase()),
    )
}

test.each(Object.entries(texts))('%s has no spelling mistake', (_, value) => {
  expect([...new Set(strings(value).flatMap(misspelt))]).toEqual([])
})

/** Words that hurt an older person, and words of a leaflet. */
const refusedWords = [
  'séniles?|démente?s?|démences?|vieillards?|grabataires?|nos aînés|troisième âge|hospices?|maisons? de retraite|EHPAD',
  'incontournables?|sur mesure|en toute sérénité|n’hésitez pas|véritables?|il est important de',
  'au cœur de nos|clé en main',
]
const refused = new RegExp(String.raw`(?<!\p{L})(?:${refusedWords.join('|')})(?!\p{L})`, 'iu')
const namesOfCourses = /université du troisième âge/gi

test.each(Object.entries(texts))('%s has none of the refused words', (_, value) => {
  expect(strings(value).filter((text) => refused.test(text.replace(namesOfCourses, '')))).toEqual(
    [],
  )
})

import { expect, test } from '@jest/globals'
import { fromHtml } from 'hast-util-from-html'
import { applyEdits } from '@/scripts/export/page-edits'
import { hyphenateWord, listHyphenEdits } from '@/scripts/export/soft-hyphens'

const hyphenateTitles = (html: string) => applyEdits(html, listHyphenEdits(fromHtml(html), html))
const shown = (text: string) => text.replaceAll('\u00AD', '|')

test.each([
  ['accompagnement', 'accom|pa|gnement'],
  ['ACCESSIBILITÉ', 'ACCES|SI|BILITÉ'],
  ['bibliothèques', 'biblio|thèques'],
])('keeps five letters before and after the soft hyphens of %s', (word, expected) => {
  expect(shown(hyphenateWord(word))).toBe(expected)
})

test.each([
  ['a title', '<h1>Un déménagement</h1>', '<h1>Un déména|gement</h1>'],
  [
    'each text of a title',
    '<h2 id="demenagement">Le <b>déménagement</b>&nbsp;: renseignements</h2>',
    '<h2 id="demenagement">Le <b>déména|gement</b>&nbsp;: rensei|gne|ments</h2>',
  ],
])('hyphenates the long words of %s', (_, html, expected) => {
  expect(shown(hyphenateTitles(html))).toBe(expected)
})

test.each([
  ['a word of eleven letters', '<h2>Apprivoiser</h2>'],
  ['a paragraph', '<p>Un déménagement</p>'],
  ['the head', '<head><title>Déménagement</title></head>'],
  ['an island, which React compares', '<div data-root=""><h2>Déménagement</h2></div>'],
])('leaves %s as it is', (_, html) => {
  expect(hyphenateTitles(html)).toBe(html)
})

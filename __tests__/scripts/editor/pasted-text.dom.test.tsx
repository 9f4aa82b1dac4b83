import { expect, test } from '@jest/globals'
import { convertPasted } from '@/scripts/editor/pasted-text'

const word = `<html><head><style>p { margin: 0 }</style></head><body>
  <h1>Le bail</h1>
  <p class="MsoNormal">Lisez-le<br>en
  <a href="https://www.quebec.ca/">entier</a>.</p>
  <p class="MsoNormal">&nbsp;</p>
  <h3>La section F</h3>
  <p class="MsoListParagraph"><span style="mso-list:Ignore">·&nbsp;</span>Le loyer</p>
  <ul><li>Les services</li></ul>
</body></html>`

test('turns the titles, paragraphs and lists of a word processor into Markdown', () => {
  expect(convertPasted(word, '')).toBe(
    '## Le bail\n\nLisez-le en [entier](https://www.quebec.ca/).\n\n### La section F\n\n- Le loyer\n- Les services',
  )
})

test.each([
  ['lines become paragraphs', '', 'Un.\r\nDeux.\r\n', 'Un.\n\nDeux.'],
  ['Markdown stays', '', '- un\n- deux', '- un\n- deux'],
  ['a few words stay', '<span>un mot</span>', ' un mot ', ' un mot '],
  [
    'no word is lost',
    '<p>Un.</p>Deux.<p>Trois.</p>',
    'Un.\nDeux.\nTrois.',
    'Un.\n\nDeux.\n\nTrois.',
  ],
])('pastes text so that %s', (_, html, plain, expected) => {
  expect(convertPasted(html, plain)).toBe(expected)
})

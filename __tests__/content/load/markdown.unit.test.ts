import { expect, test } from '@jest/globals'
import { renderMarkdown } from '@/content/load/markdown'
import { richText } from '@/content/schema/rich-text'

const renderHtml = (text: string) => richText().parse(text).html

test('Markdown becomes safe HTML, with anchors and addresses of the site', () => {
  const rich = richText().parse('## Un titre\n\nVoir [la page](/alzheimer).')
  expect(rich.html).toContain('<h2 id="un-titre">')
  expect(rich.html).toContain('href="/alzheimer/"')
  expect(rich.headings).toEqual([{ id: 'un-titre', text: 'Un\u00A0titre' }])
})

test('each title has a readable anchor of its own', () => {
  const { headings } = richText().parse(
    '## L’article 1904 : à deux\n\n## Le coût\n\n### Le coût\n\n## Cœur et rêves',
  )
  expect(headings.map(({ id }) => id)).toEqual([
    'larticle-1904-a-deux',
    'le-cout',
    'coeur-et-reves',
  ])
  expect(renderHtml('## Le coût 2\n\n## Le coût\n\n### Le coût')).toContain('<h3 id="le-cout-3">')
})

test('a colon followed by a word stays text', () => {
  expect(richText().parse('à 14 h :départ').text).toContain('départ')
})

test.each([':::note\nTexte\n:::', 'Un mot[^1].\n\n[^1]: Sa note.'])(
  '%j is refused outside an article',
  (text) => {
    expect(richText().safeParse(text).success).toBe(false)
  },
)

test.each([
  ['[Une page](http://quebec.ca/)', 'et non http://quebec.ca/'],
  ['[Une page](contact)', 'et non contact'],
  ['[Une page](javascript:alert(1))', 'et non javascript:alert(1)'],
  ['[Une page][1]\n\n[1]: contact', 'et non contact'],
  ['[Un dépliant](https://quebec.ca/r%E9sidence)', 'et non https://quebec.ca/r%E9sidence'],
  ['![Une photo](https://quebec.ca/photo.jpg)', 'et non ![](https://quebec.ca/photo.jpg)'],
  ['![Une photo][1]\n\n[1]: https://quebec.ca/photo.jpg', 'et non ![Une photo][1]'],
  [
    'Une carte : <iframe src="https://carte.example"></iframe>',
    'et non du HTML comme <iframe src="https://carte.example">',
  ],
  ['Voici {qui paie}.', 'et non {qui paie}'],
  ['Au {phone le matin.', 'et non {phone'],
  ['Voir [la Ville](https://quebec.ca et le CLSC.', 'et non « [la Ville]( »'],
  ['**Non, pas avant mai.', 'et non « **Non, pas avant mai. »'],
  ['Voir [le registre et ici.', 'et non « [le registre et ici. »'],
  ['Voir [le bail] (/bail).', 'et non « [le bail] (/bail). »'],
])('refuses %j in one sentence', (text, problem) => {
  expect(richText().safeParse(text).error?.message).toContain(JSON.stringify(problem).slice(1, -1))
})

test('gives https to an address that begins with www', () => {
  expect(renderHtml('Voir www.quebec.ca ou [la page](www.quebec.ca/aines).')).toMatch(
    /"https:\/\/www\.quebec\.ca".+"https:\/\/www\.quebec\.ca\/aines"/,
  )
})

test('keeps an HTML tag out of the page even when it is not refused', () => {
  const problems: string[] = []
  expect(
    renderMarkdown('Et <script>alert(1)</script> [x](javascript:alert(1)).', problems).html,
  ).not.toMatch(/script>|javascript:/)
})

test('a link to a phone number stays', () => {
  expect(renderHtml('[Appelez](tel:+14185550134)')).toContain('href="tel:+14185550134"')
})

test('a phone number becomes a link that dials it, once', () => {
  const html = renderHtml('Au 1 877 767-2227, **sans frais**. [Au 418 555-0134](/contact)')
  expect(html).toMatch(
    /<a href="tel:\+18777672227"><span class="nowrap">1.877.767-2227<\/span><\/a>,/,
  )
  expect(html.match(/<a /g)).toHaveLength(2)
})

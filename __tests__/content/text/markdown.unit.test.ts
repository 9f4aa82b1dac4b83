import { expect, test } from '@jest/globals'
import { richText } from '@/content/schema/rich-text'

const readNodes = (text: string) => richText().parse(text).nodes

test('Markdown becomes paragraphs, lists, quotations, and titles with an anchor', () => {
  expect(
    readNodes('## Un titre\n\nVoir *[la page](/alzheimer)*.\n\n1. Un\n   - Deux\n\n> Trois'),
  ).toEqual([
    { type: 'heading', level: 2, id: 'un-titre', content: ['Un\u00A0titre'] },
    {
      type: 'paragraph',
      content: [
        'Voir ',
        { tag: 'em', content: [{ tag: 'a', href: '/alzheimer', content: ['la page'] }] },
        '.',
      ],
    },
    {
      type: 'list',
      isOrdered: true,
      items: [
        {
          content: ['Un'],
          more: [{ type: 'list', isOrdered: false, items: [{ content: ['Deux'], more: [] }] }],
        },
      ],
    },
    { type: 'quote', nodes: [{ type: 'paragraph', content: ['Trois'] }] },
  ])
})

test('each title has a readable anchor of its own', () => {
  const anchors = readNodes(
    '## L’article 1904 : à deux\n\n## Le coût 2\n\n## Le coût\n\n### Le coût\n\n## Cœur et rêves',
  ).map((node) => (node.type === 'heading' ? node.id : ''))
  expect(anchors).toEqual([
    'larticle-1904-a-deux',
    'le-cout-2',
    'le-cout',
    'le-cout-3',
    'coeur-et-reves',
  ])
})

test('a list goes on from the number that its author typed', () => {
  expect(readNodes('3. Trois\n4. Quatre')).toMatchObject([{ type: 'list', start: 3 }])
})

test.each([
  ['[Info-Santé 811, option 2](tel:811)', 'tel:811'],
  ['[418 555-0134](tel:418-555-0134)', 'tel:+14185550134'],
])('%j dials %s', (text, href) => {
  expect(readNodes(text)).toMatchObject([{ content: [{ href }] }])
})

test('three digits that a link dials stay with the word before them', () => {
  expect(readNodes('Au [811](tel:811).')).toMatchObject([{ content: ['Au\u00A0', {}, '.'] }])
})

test('a colon followed by a word stays text', () => {
  expect(richText().parse('à 14 h :départ').text).toBe('à\u00A014\u00A0h :départ')
})

test.each([
  [':::note\nTexte\n:::', 'aucun bloc hors d’un article'],
  ['Un mot[^1].\n\n[^1]: Sa note.', 'la source dans les champs de l’article'],
  ['| A | B |\n| - | - |\n| 1 | 2 |', 'un tableau dans un article, hors'],
  ['::note', 'trois deux-points devant un bloc, et non deux devant « note »'],
  ['    x = 1\n\n```\nx\n```', 'et rien comme « x »'],
  ['Un mot.\n\n---\n\nUn autre.', 'une ligne vide, et non un trait de tirets'],
  [
    'C’est l`aide et l`amour.',
    'une apostrophe, et non deux accents graves autour de « aide et l »',
  ],
  ['Le [service](tel:javascript)', 'et non tel:javascript pour « service »'],
  ['# Un titre', 'un titre de deux à quatre dièses'],
  ['[Une page](http://quebec.ca/)', 'et non http://quebec.ca/'],
  ['[Une page](contact)', 'et non contact'],
  ['[Une page](javascript:alert(1))', 'et non javascript:alert(1)'],
  ['[Une page][1]\n\n[1]: /contact', 'un lien en un seul morceau'],
  ['[Un dépliant](https://quebec.ca/r%E9sidence)', 'et non https://quebec.ca/r%E9sidence'],
  ['Faites le [911](tel:811).', 'le numéro qu’on lit est celui qu’on compose'],
  ['![Une photo](https://quebec.ca/photo.jpg)', 'et non l’image « https://quebec.ca/photo.jpg »'],
  ['![Une photo][1]\n\n[1]: https://quebec.ca/photo.jpg', 'et non l’image « 1 »'],
  [
    'Une carte : <iframe src="https://carte.example"></iframe>',
    'et non le HTML « <iframe src="https://carte.example"> »',
  ],
  ['Voici {qui paie}.', 'et non {qui paie}'],
  ['Au {phone le matin.', 'et non {phone'],
  ['Voir [la Ville](https://quebec.ca et le CLSC.', 'et non « [la Ville]( »'],
  ['**Non, pas avant mai.', 'et non « **Non, pas avant mai. »'],
  ['Voir [le registre et ici.', 'et non « [le registre et ici. »'],
  ['Voir [le bail] (/bail).', 'et non « [le bail] (/bail). »'],
])('refuses %j', (text, problem) => {
  expect(richText().safeParse(text).error?.message).toContain(JSON.stringify(problem).slice(1, -1))
})

test('gives https to an address that begins with www', () => {
  expect(readNodes('Voir www.quebec.ca ou [la page](www.quebec.ca/aines).')).toMatchObject([
    {
      content: [
        'Voir ',
        { href: 'https://www.quebec.ca' },
        ' ou ',
        { href: 'https://www.quebec.ca/aines' },
        '.',
      ],
    },
  ])
})

test('a phone number becomes a link that dials it, but in a link', () => {
  const dial = (href: string, number: string) => ({ tag: 'a', href, content: number })
  expect(readNodes('Au 1 877 767-2227, **418 555-0134**, [au 418 555-0134](/contact)')).toEqual([
    {
      type: 'paragraph',
      content: [
        'Au ',
        dial('tel:+18777672227', '1\u00A0877\u00A0767-2227'),
        ', ',
        { tag: 'strong', content: [dial('tel:+14185550134', '418\u00A0555-0134')] },
        ', ',
        { tag: 'a', href: '/contact', content: ['au 418\u00A0555-0134'] },
      ],
    },
  ])
  expect(readNodes('[Appelez](tel:+14185550134)')).toMatchObject([
    { content: [{ href: 'tel:+14185550134' }] },
  ])
})

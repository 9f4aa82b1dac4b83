import { expect, test } from '@jest/globals'
import { richText } from '@/content/schema/rich-text'

const htmlOf = (text: string) => richText().parse(text).html

test('Markdown becomes safe HTML, with anchors and addresses of the site', () => {
  const rich = richText().parse('## Un titre\n\nVoir [la page](/alzheimer) et <script>alert(1)</script> [x](javascript:alert(1)).')
  expect(rich.html).toContain('<h2 id="un-titre">')
  expect(rich.html).toContain('href="/alzheimer/"')
  expect(rich.html).not.toMatch(/script>|javascript:/)
  expect(rich.headings).toEqual([{ id: 'un-titre', text: 'Un\u00A0titre' }])
})

test('each title has a readable anchor of its own', () => {
  const { headings } = richText().parse('## L’article 1904 : à deux\n\n## Le coût\n\n### Le coût\n\n## Cœur et rêves')
  expect(headings.map(({ id }) => id)).toEqual(['larticle-1904-a-deux', 'le-cout', 'coeur-et-reves'])
  expect(htmlOf('## Le coût 2\n\n## Le coût\n\n### Le coût')).toContain('<h3 id="le-cout-3">')
})

test('a colon followed by a word stays text', () => {
  expect(richText().parse('à 14 h :départ').text).toContain('départ')
})

test.each([':::note\nTexte\n:::', '## ?!', 'Un mot[^1].\n\n[^1]: Sa note.'])('%j is refused outside an article', (text) => {
  expect(richText().safeParse(text).success).toBe(false)
})

test('a link to a phone number stays', () => {
  expect(htmlOf('[Appelez](tel:+14185550134)')).toContain('href="tel:+14185550134"')
})

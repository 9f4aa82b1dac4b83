import { expect, test } from '@jest/globals'
import { richSentence } from '@/content/schema/rich-text'

const sentence = richSentence({ max: 80 })

test('a phone number of a sentence becomes a link, and three digits do not', () => {
  expect(sentence.parse('Au 211, ou au 1 888 489-2287.')).toEqual([
    'Au\u00A0211, ou au ',
    { tag: 'a', href: 'tel:+18884892287', content: '1\u00A0888\u00A0489-2287' },
    '.',
  ])
})

test('three digits that a link dials stay with the word before them', () => {
  expect(sentence.parse('Faites le [911](tel:911).')).toEqual([
    'Faites le\u00A0',
    { tag: 'a', href: 'tel:911', content: ['911'] },
    '.',
  ])
})

test.each(['911. Restez en ligne.', '- Sortez', '# 3 suffit', '> Dix'])(
  '%j is a sentence, and opens no list or title',
  (text) => {
    expect(sentence.parse(text)).toEqual([expect.stringMatching(/^[9#>-]/)])
  },
)

test('an empty line between two sentences is a space', () => {
  expect(sentence.parse('Appelez.\n\nÉcrivez.')).toEqual(['Appelez. Écrivez.'])
})

test('a sign that is no pair of asterisks stays as it is typed', () => {
  expect(sentence.parse('Champs (*) et (*), 5*3*2, a_b_c, l`aide, **là**.')).toEqual([
    'Champs (*) et (*), 5*3*2, a_b_c, l`aide, ',
    { tag: 'strong', content: ['là'] },
    '.',
  ])
  expect(sentence.parse('[mots](https://a.example/b_c_d)')).toMatchObject([
    { href: 'https://a.example/b_c_d' },
  ])
})

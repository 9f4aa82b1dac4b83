import { expect, test } from '@jest/globals'
import { inlineMarkdown, slug } from '@/content/schema/fields'

test('an identifier that would break an address is refused', () => {
  expect(slug().safeParse('Dépôt de garantie').success).toBe(false)
})

test('a phone number of a sentence becomes a link, and three digits do not', () => {
  expect(inlineMarkdown({ max: 80 }).parse('Au 211, ou au 1 888 489-2287.')).toMatchObject([
    { isStrong: false },
    { href: 'tel:+18884892287', isStrong: false },
    { text: '.' },
  ])
})

test('a number that would dial another one is refused', () => {
  const sentence = inlineMarkdown({ max: 80 })
  expect(sentence.parse('Faites le [911](tel:911).')[1]).toMatchObject({ href: 'tel:911' })
  expect(sentence.safeParse('Faites le [911](tel:811).').success).toBe(false)
})

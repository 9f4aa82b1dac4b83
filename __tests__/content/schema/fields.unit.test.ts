import { expect, test } from '@jest/globals'
import { checkContent } from '@/content/load/check'
import { placeholders } from '@/content/placeholders'
import { longDate, slug, text } from '@/content/schema/fields'
import { site } from '@/content/site'

test('a text is filled with the facts of content/site.yml', () => {
  const filled = checkContent('essai.yml', text({ max: 60 }), 'Appelez {brand} au {phone}.', {
    placeholders,
  })
  expect(filled).toBe(`Appelez ${site.brand} au ${site.phone.text}.`)
})

test('a date is read as people write it', () => {
  expect(longDate().parse('1er mai 2025')).toEqual({ text: '1er\u00A0mai 2025', iso: '2025-05-01' })
})

test('an identifier that would break an address is refused', () => {
  expect(slug().safeParse('Dépôt de garantie').success).toBe(false)
})

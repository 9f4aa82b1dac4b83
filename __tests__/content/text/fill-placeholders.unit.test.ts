import { expect, test } from '@jest/globals'
import {
  fillPlaceholders,
  findUnknownPlaceholders,
  withPlaceholders,
} from '@/content/text/fill-placeholders'

const facts = { phone: '418 555-0134', commission: '' }

test.each([
  ['a fact in its place', 'Appelez le {phone}.', 'Appelez le 418 555-0134.', 0],
  ['nothing, without its space, for an empty fact', 'Rien. {commission} Merci.', 'Rien. Merci.', 0],
  ['the text as it is for an unknown name', 'Voyez {fone}.', 'Voyez {fone}.', 1],
])('prints %s', (_, text, expected, problems) => {
  const filled = withPlaceholders(facts, () => fillPlaceholders(text))
  expect(filled).toBe(expected)
  expect(findUnknownPlaceholders(filled)).toHaveLength(problems)
})

import { expect, test } from '@jest/globals'
import { fillLinks, fillPlaceholders, withPlaceholders } from '@/content/load/fill-placeholders'

const fill = (text: string) => {
  const problems: string[] = []
  const filled = withPlaceholders({ phone: '418 555-0134', commission: '' }, () =>
    fillPlaceholders(text, (expected) => problems.push(expected)),
  )
  return [filled, problems.length]
}

test.each([
  ['a fact in its place', 'Appelez le {phone}.', 'Appelez le 418 555-0134.', 0],
  ['nothing, without its space, for an empty fact', 'Rien. {commission} Merci.', 'Rien. Merci.', 0],
  ['the text as it is for an unknown name', 'Voyez {fone}.', 'Voyez {fone}.', 1],
])('prints %s', (_, text, filled, problems) => {
  expect(fill(text)).toEqual([filled, problems])
})

test('fills only the facts that hold a link, before Markdown is parsed', () => {
  const facts = { phone: '418 555-0134', register: '[le registre](https://registre.example)' }
  const filled = withPlaceholders(facts, () =>
    fillLinks('Lisez {register}, ou appelez le {phone}.'),
  )
  expect(filled).toBe('Lisez [le registre](https://registre.example), ou appelez le {phone}.')
})

import { expect, test } from '@jest/globals'
import { fillPlaceholders, withPlaceholders } from '@/content/load/fill-placeholders'

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

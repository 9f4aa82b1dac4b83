import { expect, test } from '@jest/globals'
import { parseYaml } from '@/content/load/yaml'

test.each(['title: *nom', 'title: &nom', '- *nom'])('refuses the unquoted text « %s »', (text) => {
  expect(() => parseYaml('x.yml', text)).toThrow('ligne 1 : attendu : entre deux apostrophes')
})

test('takes a list whose lines begin in bold or italics in a block of text', () => {
  const text = 'body: |-\n  - **Québec** : ici.\n  - *Bel Âge*'
  expect(parseYaml('x.yml', text).input).toEqual({ body: '- **Québec** : ici.\n- *Bel Âge*' })
})

import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { checkContent } from '@/content/load/check'
import { href, longDate, text } from '@/content/schema/fields'
import { getMessage } from '../../support/get-message'

const schema = z.strictObject({
  title: text({ max: 10 }),
  items: z.array(z.strictObject({ href: href() })).length(2),
  date: longDate().optional(),
})

const getError = (input: unknown) =>
  getMessage(() => checkContent('content/pages/essai.yml', schema, input))

describe('an error in the content', () => {
  test('names the file, the field, what was found and what was expected', () => {
    const message = getError({
      title: 'Un titre bien trop long',
      items: [{ href: 'contact' }, { href: '/faq' }],
    })
    expect(message).toBe(
      [
        'Contenu à corriger dans content/pages/essai.yml',
        '  title : trouvé « Un titre bien trop long »; attendu : au plus 10 caractères.',
        '  items.0.href : trouvé « contact »; attendu : un chemin du site comme /contact.',
      ].join('\n'),
    )
  })

  test.each([
    [{ items: [] }, 'title : à remplir.'],
    [{ title: '   ', items: [] }, 'title : trouvé un texte vide; attendu : du texte.'],
    [{ title: 12, items: [] }, 'title : trouvé 12; attendu : du texte.'],
    [
      { title: 'Bien', items: [{ href: '/faq' }] },
      'items : trouvé une liste de 1; attendu : exactement 2 éléments.',
    ],
    [
      { title: 'Bien', items: [], titre: 'x' },
      'seulement les champs prévus; retirez ou corrigez titre.',
    ],
    [{ title: '{phonne}', items: [] }, 'et non {phonne}.'],
    [
      { title: 'Bien', items: [], date: '31 février 2026' },
      'une date écrite comme 12 novembre 2026',
    ],
  ])('says of %j what is expected', (input, expected) => {
    expect(getError(input)).toContain(expected)
  })
})

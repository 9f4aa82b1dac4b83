import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { checkContent } from '@/content/parse'

const schema = z.strictObject({
  title: z.string().min(5).max(20),
  steps: z.array(z.strictObject({ label: z.string() })).min(2),
  kind: z.enum(['guide', 'conseil']),
})

function sentencesOf(input: unknown): string[] {
  try {
    checkContent('content/pages/services.ts', schema, input)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('a mistake in a text names the file, the field, what was found and what is expected, in French', () => {
  expect(sentencesOf({ title: 'Bail', steps: [{ label: 12 }], kind: 'blogue', titre: 'x' })).toEqual([
    'Contenu à corriger dans content/pages/services.ts',
    '  title : trouvé « Bail »; attendu : au moins 5 caractères.',
    '  steps.0.label : trouvé 12; attendu : du texte.',
    '  steps : trouvé une liste de 1; attendu : au moins 2 éléments.',
    '  kind : trouvé « blogue »; attendu : une de ces valeurs : guide, conseil.',
    '  (tout le fichier) : trouvé un groupe de champs; attendu : seulement les champs prévus; retirez ou corrigez titre.',
  ])
})

test('a text that was forgotten, or left empty', () => {
  expect(sentencesOf({ title: '  ', kind: 'guide' })).toEqual([
    'Contenu à corriger dans content/pages/services.ts',
    '  title : trouvé un texte vide; attendu : au moins 5 caractères.',
    '  steps : trouvé rien; attendu : une liste.',
  ])
})

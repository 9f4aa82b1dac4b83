import { z } from 'zod'

const instruction = z.strictObject({
  name: z
    .string()
    .regex(/^[a-zA-Z]+$/, 'des lettres seulement')
    .meta({ label: 'Nom', hint: 'Son repère : les textes l’appellent entre accolades.' }),
  text: z.string().min(1).max(250).meta({ label: 'Texte' }),
})

export const sharedSentencesFile = {
  file: 'content/shared-sentences.yml',
  label: 'Consignes que plusieurs pages citent',
  pagePath: '/urgence',
  schema: z.array(instruction).meta({ label: 'Consignes' }),
}

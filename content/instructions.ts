import { z } from 'zod'
import { load } from './load'

export const instructionsSchema = z.array(
  z.strictObject({
    name: z
      .string()
      .regex(/^[a-zA-Z]+$/, 'des lettres seulement')
      .describe('Son repère : les textes l’appellent entre accolades.'),
    text: z.string().min(1).max(240),
  }),
)

/** An instruction that stands on several pages is written once, and each of them quotes it between braces, like {afterAFall}: two pages cannot disagree. */
export const instructions = Object.fromEntries(load('content/instructions.yml', instructionsSchema).map(({ name, text }) => [name, text]))

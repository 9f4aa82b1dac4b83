import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'
import { metaSchema, contactBand } from '../schemas'
import { hero } from './fields'

export const toolsSchema = z.strictObject({
  meta: metaSchema,
  hero,
  tools: z
    .array(
      z.strictObject({
        href: z.enum(['/urgence', '/ou-en-etes-vous', '/cout-net', '/carnet-de-visite']),
        title: text(60),
        text: text(240),
        facts: z.array(text(80)).length(2).describe('Ce qu’il demande, ce qu’il donne.'),
      }),
    )
    .length(4)
    .describe('Les outils, dans l’ordre où une famille en a besoin.'),
  shared: z
    .strictObject({
      text: text(100),
      link: z.strictObject({ label: text(80), href: z.literal('/confidentialite#votre-appareil') }),
    })
    .describe('Sous les outils, pour qui les a remplis sur l’appareil d’une autre personne.'),
  contactBand,
})

export const toolsPage = load('content/tools/outils.yml', toolsSchema)

export type ToolsPage = typeof toolsPage

import { z } from 'zod'
import { text } from '../fields'
import { load } from '../load'
import { metaSchema, contactBand } from '../schemas'
import { hero } from './fields'
import { exactly, group } from '../shapes'

export const toolsSchema = group({
  meta: metaSchema,
  hero,
  tools: exactly(
    4,
    group({
      href: z.enum(['/urgence', '/ou-en-etes-vous', '/cout-net', '/carnet-de-visite']),
      title: text(60),
      text: text(240),
      facts: exactly(2, text(80), 'Ce qu’il demande, ce qu’il donne.'),
    }),
    'Les outils, dans l’ordre où une famille en a besoin.',
  ),
  shared: group(
    { text: text(100), link: group({ label: text(80), href: z.literal('/confidentialite#votre-appareil') }) },
    'Sous les outils, pour qui les a remplis sur l’appareil d’une autre personne.',
  ),
  contactBand,
})

export const toolsPage = load('content/tools/outils.yml', toolsSchema)

export type ToolsPage = typeof toolsPage

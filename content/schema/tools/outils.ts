import { z } from 'zod'
import { toolHero } from './tool-page'
import { href, text } from '../fields'
import { contactBand, pageMeta } from '../parts'

export const toolsPageFile = {
  file: 'content/tools/outils.yml',
  label: 'Outils : la page',
  page: '/outils',
  schema: z.strictObject({
    meta: pageMeta,
    hero: toolHero,

    tools: z
      .array(
        z.strictObject({
          href: href().meta({ label: 'Adresse', hint: 'Le chemin, comme /cout-net.' }),
          title: text({ max: 60 }).meta({ label: 'Titre' }),
          text: text({ max: 240 }).meta({ label: 'Texte' }),
          facts: z
            .array(text({ max: 80 }))
            .length(2)
            .meta({ label: 'Faits', hint: 'Ce qu’il demande, ce qu’il donne.' }),
        }),
      )
      .meta({ label: 'Outils', hint: 'Les outils, dans l’ordre où une famille en a besoin.' }),
    shared: z
      .strictObject({
        text: text({ max: 100 }).meta({ label: 'Texte' }),
        link: z
          .strictObject({
            label: text({ max: 80 }).meta({
              label: 'Libellé',
              hint: 'Le texte du lien : il dit où il mène, hors contexte.',
            }),
            href: z
              .literal('/confidentialite#votre-appareil')
              .meta({ label: 'Adresse', hint: 'Le chemin, comme /contact.' }),
          })
          .meta({ label: 'Lien' }),
      })
      .meta({
        label: 'Appareil partagé',
        hint: 'Sous les outils, pour qui les a remplis sur l’appareil d’une autre personne.',
      }),
    contactBand,
  }),
}

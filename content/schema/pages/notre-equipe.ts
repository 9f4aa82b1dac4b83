import { z } from 'zod'
import { text, title } from '../fields'
import { contactBand, hero, illustration, item, pageMeta } from '../parts'

export const teamPageFile = {
  file: 'content/pages/notre-equipe.yml',
  label: 'Notre équipe : la page (les personnes sont dans Listes)',
  pagePath: '/notre-equipe',
  schema: z.strictObject({
    meta: pageMeta,

    hero,
    advisorsTitle: title({ max: 70 }).meta({
      label: 'Titre des conseillères',
      hint: 'Titre de la section des conseillères; les personnes sont dans « Conseillères ».',
    }),
    since: text({ max: 40 }).meta({
      label: 'Depuis',
      hint: 'Ce qui précède l’année d’arrivée de chacune, par exemple « avec nous depuis ».',
    }),
    highlights: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z.array(item).length(3).meta({ label: 'Points' }),
      })
      .meta({ label: 'Ce que cela change' }),
    values: z
      .strictObject({
        title: title({ max: 70 }).meta({ label: 'Titre' }),
        items: z.array(item).length(4).meta({ label: 'Règles' }),
      })
      .meta({ label: 'Règles de la maison' }),
    contactBand,
    portrait: illustration.meta({
      label: 'Portrait',
      hint: 'Celle qui répond, dans le bandeau jaune.',
    }),
  }),
}

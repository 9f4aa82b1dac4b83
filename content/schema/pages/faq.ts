import { z } from 'zod'
import { contactBand, hero, illustration, link, pageMeta, updatedOn } from '../parts'

export const faqPageFile = {
  file: 'content/pages/faq.yml',
  label: 'FAQ : le haut de la page (les questions sont dans Listes)',
  pagePath: '/faq',
  schema: z.strictObject({
    meta: pageMeta,

    hero: hero
      .extend({
        primary: link.meta({ label: 'Bouton principal' }),
        picture: illustration.meta({ label: 'Image' }),
      })
      .meta({ label: 'Haut de la page' }),
    updatedOn,
    contactBand,
  }),
}

import { z } from 'zod'
import { text, title } from '../fields'
import { hero, link, pageMeta } from '../parts'
import { richSentence } from '../rich-text'

export const contactFile = {
  file: 'content/pages/contact.yml',
  label: 'Contact',
  pagePath: '/contact',
  schema: z.strictObject({
    meta: pageMeta,

    hero,
    side: z
      .strictObject({
        title: title({ max: 60 }).meta({ label: 'Titre' }),
        text: richSentence({ max: 300 }).meta({ label: 'Texte', hint: 'Sous le numéro.' }),
        urgent: z
          .strictObject({
            text: text({ max: 40 }).meta({ label: 'Texte' }),
            link: link.meta({ label: 'Lien' }),
          })
          .meta({ label: 'Si ça presse', hint: 'Vers les numéros urgents.' }),
      })
      .meta({ label: 'À côté' }),
  }),
}

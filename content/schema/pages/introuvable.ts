import { z } from 'zod'
import { withoutOrphan, text, title } from '../fields'
import { illustration, link } from '../parts'

export const notFoundFile = {
  file: 'content/pages/introuvable.yml',
  label: 'Page introuvable',
  pagePath: '/404',
  schema: z.strictObject({
    picture: illustration.meta({ label: 'Image', hint: 'L’image, à côté des sorties.' }),
    title: title({ max: 60 }).meta({ label: 'Titre' }),
    lead: withoutOrphan({ max: 300 }).meta({ label: 'Premier paragraphe' }),
    linksTitle: text({ max: 60 }).meta({ label: 'Titre des liens' }),
    links: z.array(link).min(4).meta({ label: 'Liens' }),
  }),
}

import { z } from 'zod'
import { text } from '../fields'
import { contactBand, hero, pageMeta } from '../parts'

export const testimonialsPageFile = {
  file: 'content/pages/temoignages.yml',
  label: 'Témoignages : la page (les témoignages sont dans Listes)',
  pagePath: '/temoignages',
  schema: z.strictObject({
    meta: pageMeta,

    hero,
    tally: text({ max: 60 }).meta({
      label: 'Note',
      hint: 'Ce que dit la note, par exemple « sur 5, notre note selon 150 avis ».',
    }),
    portraits: text({ max: 60 }).meta({
      label: 'Portraits',
      hint: 'Le nom de la grille de portraits, dont chacun mène à son témoignage.',
    }),
    contactBand,
  }),
}

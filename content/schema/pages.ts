import { z } from 'zod'
import { choice, text } from './fields'
import { image } from './image'

const menuSlot = choice({
  main: 'Navigation principale',
  button: 'Bouton',
  bar: 'Barre orange',
  urgent: 'Lien vers les numéros urgents',
  'footer-services': 'Pied de page : services',
  'footer-tools': 'Pied de page : outils',
  'footer-about': 'Pied de page : à propos',
  'footer-contact': 'Pied de page : contact',
  'footer-legal': 'Pied de page : mentions',
})

export type MenuSlot = z.output<typeof menuSlot>

const listedPage = z.strictObject({
  path: z
    .string()
    .regex(/^\/[a-z-]*$/, 'une adresse comme /notre-equipe')
    .meta({ label: 'Chemin', hint: 'L’adresse de la page.' }),
  label: text({ max: 30 }).meta({ label: 'Libellé', hint: 'Son nom dans les menus.' }),
  footerLabel: text({ max: 40 })
    .optional()
    .meta({ label: 'Nom au pied de page', hint: 'Un autre nom, dans le pied de page.' }),
  menuSlots: z.array(menuSlot).meta({
    label: 'Endroits',
    hint:
      'Où paraît son lien : navigation principale, bouton, barre orange, porte vers les numéros ' +
      'urgents, colonnes du pied de page.',
  }),
  isTool: z.boolean().default(false).meta({ label: 'Outil', hint: 'Un outil, pour la recherche.' }),
  card: z
    .strictObject({
      picture: image().meta({ label: 'Image' }),
      tint: choice({
        paper: 'Papier',
        sage: 'Sauge',
        river: 'Fleuve',
        plum: 'Prune',
        peach: 'Pêche',
      }).meta({ label: 'Papier' }),
    })
    .meta({
      label: 'Carte des réseaux sociaux',
      hint:
        'Ce que les réseaux sociaux montrent d’elle : une image, sur le papier de son bandeau ' +
        'de titre.',
    }),
})

export const pagesFile = {
  file: 'content/pages.yml',
  label: 'Liste des pages',
  pagePath: '/',
  schema: z.array(listedPage).meta({ label: 'Pages' }),
}

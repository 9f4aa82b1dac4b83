import { z } from 'zod'
import { text } from './fields'

/** Les pages du site et les endroits où paraît leur lien. */
export const navigationSchema = z.array(
  z.strictObject({
    /** L’adresse de la page. */
    path: z.string().regex(/^\/[a-z-]*$/, 'une adresse comme /notre-equipe'),
    /** Son nom dans les menus. */
    label: text(30),
    /** Où paraît son lien : navigation principale, bouton, barre orange, porte vers les numéros urgents, outils du menu, colonnes du pied de page. */
    places: z.array(
      z.enum([
        'main',
        'button',
        'bar',
        'door',
        'tools',
        'footer-services',
        'footer-tools',
        'footer-about',
        'footer-contact',
        'footer-legal',
      ]),
    ),
    /** Un autre nom, dans le pied de page. */
    footerLabel: text(40).optional(),
  }),
)

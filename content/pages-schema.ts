import { z } from 'zod'
import { image, text } from './fields'
import type { Meta } from './schemas'
import type { TitleWords } from './title'

/** Les pages du site, les endroits où paraît leur lien, et ce que la recherche y trouve. */
export const pagesSchema = z.array(
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
    /** Ce que les réseaux sociaux montrent d’elle : une image de content/images.ts, sur le papier de son bandeau de titre. */
    card: z.strictObject({ picture: image(), paper: z.enum(['paper', 'sage', 'river', 'plum', 'peach']) }),
    /** Ses mots : ce que son fichier exporte. */
    page: z.custom<{ meta: Meta }>(),
    /** Le jour où ses mots ont changé, quand le contenu le dit : une date devinée apprend aux moteurs de recherche à les ignorer toutes. */
    modified: z.iso.date().optional(),
    /** Un outil, pour la recherche. */
    isTool: z.boolean().default(false),
    /** Ce que la recherche lit de la page, si ce n’est pas la page entière; les réponses et les liens se trouvent un par un. */
    found: z.array(z.unknown()).optional(),
    /** Ses parties qui se trouvent d’elles-mêmes, à leur ancre. */
    sections: z.array(z.custom<{ title: TitleWords; id?: string }>()).default([]),
  }),
)

import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'
import { metaSchema, contactBand } from '../schemas'
import { hero } from './fields'

const schema = z.strictObject({
  meta: metaSchema,
  hero,
  /** Les outils, dans l’ordre où une famille en a besoin. */
  tools: z
    .array(
      z.strictObject({
        href: z.enum(['/urgence', '/ou-en-etes-vous', '/cout-net', '/carnet-de-visite']),
        title: text(60),
        text: text(240),
        /** Ce qu’il demande, ce qu’il donne. */
        facts: z.array(text(80)).length(2),
      }),
    )
    .length(4),
  /** Sous les outils, pour qui les a remplis sur l’appareil d’une autre personne. */
  shared: z.strictObject({
    text: text(100),
    link: z.strictObject({ label: text(80), href: z.literal('/confidentialite#votre-appareil') }),
  }),
  contactBand,
})

export const toolsPage = parseContent('content/outils/outils.ts', schema, {
  meta: {
    title: 'Quatre outils pour les familles',
    description:
      'Les numéros urgents, douze questions, le prix net d’un mois en résidence et un carnet de visite. Sur l’écran ou sur papier, sans compte et sans rien envoyer.',
    keywords:
      'outils famille proche aidante, calcul crédit maintien à domicile, questionnaire autonomie, carnet de visite résidence, urgence aînés',
  },
  hero: {
    title: { narrow: ['Quatre outils', 'pour la table', 'de cuisine'], wide: ['Quatre outils', 'pour la table de cuisine'] },
    lead: 'À remplir de votre côté ou à deux, sur l’écran ou sur papier. Sans compte, sans nom, et rien ne nous est envoyé.',
  },
  tools: [
    {
      href: '/urgence',
      title: 'C’est urgent',
      text: 'Une chute, un congé d’hôpital annoncé pour demain, une nuit de trop. Qui appeler, puis quoi faire.',
      facts: ['Rien à remplir', 'Une feuille à coller près du téléphone'],
    },
    {
      href: '/ou-en-etes-vous',
      title: 'Où en êtes-vous?',
      text: 'Douze questions pour savoir à quelle porte frapper : le centre local de services communautaires (CLSC), l’hôpital, une résidence, ou personne pour l’instant. Ce n’est pas une évaluation.',
      facts: ['Environ cinq minutes', 'Deux feuilles, ou l’écran'],
    },
    {
      href: '/cout-net',
      title: 'Un mois en résidence, prix net',
      text: 'Le bail, les services de l’annexe 6 et le crédit d’impôt de {rulesYear}, ligne par ligne. Le net est une estimation.',
      facts: ['Environ dix minutes, avec le bail', 'Une page à montrer à la personne qui prépare vos impôts'],
    },
    {
      href: '/carnet-de-visite',
      title: 'Carnet de visite',
      text: 'Seize questions à poser dans chaque résidence, trois colonnes, et la place pour écrire.',
      facts: ['Une heure par visite', 'Une feuille en largeur'],
    },
  ],
  shared: {
    text: 'Vous avez rempli un outil sur un appareil partagé?',
    link: { label: 'Effacer ce que les outils ont gardé ici', href: '/confidentialite#votre-appareil' },
  },
  contactBand: {
    title: 'Une question pendant que vous remplissez',
    text: 'Appelez, même pour une seule case. Si une vie est en danger, faites d’abord le 911.',
    button: { label: 'Nous écrire', href: '/contact' },
  },
})

export type ToolsPage = typeof toolsPage

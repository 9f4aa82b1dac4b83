import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'

const suiteSchema = z.strictObject({
  /** Le lien sous la liste, qui amène les articles suivants. */
  more: text(40),
  /** Quand les articles suivants n’arrivent pas; le même lien mène alors à la page suivante. */
  failed: text(160),
  /** Le titre d’une page d’articles plus anciens; {n} est son numéro. */
  title: z.string().min(1).max(50),
  /** Sa description pour les moteurs de recherche; {n} est son numéro. */
  description: z.string().min(110).max(160),
  /** Le nom de la navigation au bas d’une page. */
  turn: text(40),
  /** Le lien vers la page d’articles plus récents. */
  newer: text(40),
  /** Le lien vers la page d’articles plus anciens. */
  older: text(40),
})

/** Ce qui paraît au-delà des 24 premiers articles, et pas avant. */
export const blogSuite = parseContent('content/pages/blog-suite.ts', suiteSchema, {
  more: 'Montrer la suite',
  failed: 'La suite n’arrive pas. Suivez le lien pour ouvrir la page suivante.',
  title: 'Blogue, page {n}',
  description:
    'La page {n} des articles de Fanal, du plus récent au plus ancien. Bail, visites, déménagement, audition : chacun se lit en 3 à 7 minutes.',
  turn: 'Pages du blogue',
  newer: 'Articles plus récents',
  older: 'Articles plus anciens',
})

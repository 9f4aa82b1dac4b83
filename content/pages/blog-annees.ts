import { z } from 'zod'
import { text } from '../fields'
import { parseContent } from '../parse'

const yearsSchema = z.strictObject({
  /** Le titre de la liste des années, sous les articles. */
  list: text(40),
  /** Le titre d’une page; {year} est son année. */
  title: z.string().min(1).max(50),
  /** Sa description pour les moteurs de recherche; {year} est son année. */
  description: z.string().min(110).max(160),
})

/** Les pages d’une année d’articles, dès que le blogue en compte plus de soixante, et pas avant. */
export const blogYears = parseContent('content/pages/blog-annees.ts', yearsSchema, {
  list: 'Les articles par année',
  title: 'Blogue, année {year}',
  description:
    'Les articles que nous avons publiés en {year}, du plus récent au plus ancien. Bail, visites, déménagement, audition : chacun se lit en 3 à 7 minutes.',
})

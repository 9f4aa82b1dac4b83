import { z } from 'zod'
import { slug, title } from '../fields'
import { hero, pageMeta, updatedOn } from '../parts'
import { markdownHint, richText } from '../rich-text'

/** A page of a title and sections in Markdown, such as the privacy and accessibility pages. */
export const legalPage = z.strictObject({
  meta: pageMeta,
  hero,
  updatedOn,
  sections: z
    .array(
      z.strictObject({
        id: slug().meta({ label: 'Adresse dans la page' }),
        title: title({ max: 80 }).meta({ label: 'Titre' }),
        body: richText().meta({ label: 'Corps du texte', hint: markdownHint }),
      }),
    )
    .min(3)
    .meta({ label: 'Sections' }),
})

export type LegalPage = z.output<typeof legalPage>

import { z } from 'zod'
import { withoutOrphan, text, title } from '../fields'

/* No text of a tool holds a tax figure: {rulesYear}, {creditRate} and the others come from
   content/tools/tax-rules.yml. */

/** What a visitor needs before starting: papers and time. */
export const needs = z
  .array(
    z.strictObject({
      title: text({ max: 40 }).meta({ label: 'Titre' }),
      text: text({ max: 120 }).meta({ label: 'Texte' }),
    }),
  )
  .min(2)
  .meta({ label: 'Ce qu’il faut' })

export const toolHero = z
  .strictObject({
    title: title({ max: 60 }).meta({
      label: 'Titre',
      hint: 'Le grand titre de la page (un seul par page).',
    }),
    lead: withoutOrphan({ max: 300 }).meta({
      label: 'Premier paragraphe',
      hint: 'Le premier paragraphe, de 25 à 45 mots.',
    }),
  })
  .meta({ label: 'Haut de la page' })

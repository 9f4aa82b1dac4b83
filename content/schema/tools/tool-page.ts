import { z } from 'zod'
import { lead, text, title } from '../fields'

/* What the files of the tools hold. {rulesYear}, {creditRate} and the other tax figures come from content/tools/rules.yml: no text says one itself. */
/** What one reads before beginning: what it takes, and how long. */
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
    title: title({ max: 60 }).meta({ label: 'Titre', hint: 'Le grand titre de la page (un seul par page).' }),
    lead: lead({ max: 300 }).meta({ label: 'Premier paragraphe', hint: 'Le premier paragraphe, de 25 à 45 mots.' }),
  })
  .meta({ label: 'Haut de la page' })

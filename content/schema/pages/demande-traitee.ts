import { z } from 'zod'
import { withoutOrphan, template, text, title } from '../fields'

const sentence = text({ max: 300 })

export const handledRequestFile = {
  file: 'content/pages/demande-traitee.yml',
  label: 'Demande traitée',
  pagePath: '/demande-traitee',
  schema: z.strictObject({
    title: title({ max: 60 }).meta({ label: 'Titre' }),
    lead: withoutOrphan({ max: 300 }).meta({ label: 'Premier paragraphe' }),
    received: template(['day']).meta({
      label: 'La demande',
      hint: 'Le site remplace {day} par le jour de la demande.',
    }),
    button: text({ max: 40 }).meta({ label: 'Bouton' }),
    sending: text({ max: 60 }).meta({ label: 'Pendant l’envoi' }),
    outcomes: z
      .strictObject({
        handled: sentence.meta({ label: 'C’est fait' }),
        alreadyHandled: sentence.meta({ label: 'C’était déjà fait' }),
        expired: sentence.meta({ label: 'Lien trop vieux' }),
        invalid: sentence.meta({ label: 'Lien incomplet ou modifié' }),
        unknown: sentence.meta({ label: 'Demande absente de la base' }),
        failed: sentence.meta({ label: 'Le réseau ou la base manque' }),
      })
      .meta({ label: 'Réponses', hint: 'Ce que le bouton répond, et quoi faire ensuite.' }),
    withoutScript: sentence.meta({ label: 'Sans JavaScript' }),
  }),
}

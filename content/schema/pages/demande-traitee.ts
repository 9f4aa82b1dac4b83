import { z } from 'zod'
import { withoutOrphan, template, text, title } from '../fields'

const sentence = text({ max: 300 })
const choiceLabel = text({ max: 40 })

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
    choices: z
      .strictObject({
        reached: choiceLabel.meta({ label: 'La famille a été jointe' }),
        voicemail: choiceLabel.meta({ label: 'Un message a été laissé' }),
        dropped: choiceLabel.meta({ label: 'La demande n’a pas de suite' }),
      })
      .meta({ label: 'Boutons', hint: 'Ce que l’appel a donné, nommé aussi dans les réponses.' }),
    sending: text({ max: 60 }).meta({ label: 'Pendant l’envoi' }),
    outcomes: z
      .strictObject({
        handled: template(['outcome']).meta({ label: 'C’est noté' }),
        before: template(['outcome', 'day', 'time']).meta({ label: 'Ce qui était noté avant' }),
        alreadyHandled: template(['outcome', 'day', 'time']).meta({ label: 'C’était déjà noté' }),
        expired: sentence.meta({ label: 'Lien trop vieux' }),
        invalid: sentence.meta({ label: 'Lien incomplet ou modifié' }),
        unknown: sentence.meta({ label: 'Demande absente de la base' }),
        failed: sentence.meta({ label: 'Le réseau ou la base manque' }),
      })
      .meta({ label: 'Réponses', hint: 'Ce que le bouton répond, et quoi faire ensuite.' }),
    withoutScript: sentence.meta({ label: 'Sans JavaScript' }),
  }),
}

import { z } from 'zod'
import { text, title } from './fields'

/** A row of the drawing of who pays whom. */
const row = z.strictObject({
  title: title({ max: 60 }).meta({
    label: 'Titre',
    hint: 'La phrase qui dit la même chose que le dessin.',
  }),
  sum: text({ max: 20 }).meta({
    label: 'Somme',
    hint: 'Ce qui est payé, en gros : 0 $, rien, une rémunération.',
  }),
  text: text({ max: 600 }).meta({ label: 'Texte', hint: 'Le pourquoi, de 15 à 60 mots.' }),
})

/** A row that the small version of the drawing shows too. */
const payer = row.extend({
  who: text({ max: 40 }).meta({ label: 'Qui', hint: 'Son nom, en deux ou trois mots.' }),
  verb: text({ max: 30 }).meta({
    label: 'Verbe',
    hint:
      'Le verbe que la petite version du dessin fait entendre, ' +
      'entre le nom et ce qui est payé.',
  }),
})

export const whoPaysFile = {
  file: 'content/who-pays.yml',
  label: 'Qui paie qui',
  pagePath: '/notre-mission',
  schema: z.strictObject({
    title: title({ max: 40 }).meta({ label: 'Titre' }),
    to: text({ max: 20 }).meta({ label: 'Vers', hint: 'Où vont les pierres.' }),
    you: payer.meta({ label: 'Vous' }),
    residence: payer
      .extend({
        when: text({ max: 40 }).meta({ label: 'Quand' }),
      })
      .meta({ label: 'Résidence', hint: 'La seule des trois qui paie : à quel moment.' }),
    public: row.meta({ label: 'Réseau public' }),
  }),
}

import { z } from 'zod'
import { choice, hoursYear, longDate, phone, slug, text, title, webAddress } from './fields'
import { richSentence } from './rich-text'

const linkGroup = z.strictObject({
  id: slug().meta({
    label: 'Adresse du groupe dans la page',
    hint: 'Ce qui suit # dans l’adresse.',
  }),
  title: title({ max: 60 }).meta({ label: 'Titre', hint: 'Le nom du groupe.' }),
  drawing: choice({
    parliament: 'Le parlement',
    friends: 'Des amis',
    heart: 'Un cœur',
    scales: 'Une balance',
    map: 'Une carte',
    house: 'Une maison',
    minibus: 'Un minibus',
    book: 'Un livre',
  }).meta({ label: 'Dessin', hint: 'Le dessin devant le nom.' }),
  links: z
    .array(
      z.strictObject({
        name: text({ max: 110 }).meta({
          label: 'Nom',
          hint: 'Le nom de l’organisme ou de la page.',
        }),
        url: z
          .union([webAddress(), z.literal('suivi').transform(() => 'trackedPhone' as const)])
          .meta({
            label: 'Adresse complète',
            hint:
              'Son adresse officielle; ou « suivi » pour le seul lien qui affiche le numéro de ' +
              'l’agence et compose la ligne de suivi.',
          }),
        description: richSentence({ max: 260 }).meta({
          label: 'Description',
          hint: 'À quoi il sert.',
        }),
        phone: phone()
          .optional()
          .meta({ label: 'Téléphone', hint: 'Son téléphone, s’il en a un.' }),
        hoursYear: hoursYear(),
        checkedOn: longDate().optional().meta({
          label: 'Composé le',
          hint: 'Le jour où une personne a composé ce numéro, comme 12 novembre 2026.',
        }),
      }),
    )
    .min(2)
    .meta({ label: 'Liens' }),
})

/**
 * The useful links. An official home page replaces an address that may move; the description then
 * says what to look for.
 */
export const linkGroupsFile = {
  file: 'content/links.yml',
  label: 'Liens utiles',
  pagePath: '/liens-utiles',
  schema: z.array(linkGroup).length(8).meta({ label: 'Groupes' }),
}

export type LinkGroup = z.output<typeof linkGroup>

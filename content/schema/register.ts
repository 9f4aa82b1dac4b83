import { z } from 'zod'
import { longDate, webAddress } from './fields'

/** A text with one {name}, completed when the placeholders are made, before the typography. */
const sentencePart = (name: string) =>
  z
    .string()
    .max(160)
    .refine((value) => value.includes(`{${name}}`), `un texte avec {${name}}`)

/**
 * How a visitor reaches the register of residences. Nobody of the project has opened its address,
 * so no page links to it before `checkedOn` is filled.
 */
export const registerFile = {
  file: 'content/register.yml',
  label: 'Registre des résidences',
  pagePath: '/faq',
  schema: z
    .strictObject({
      words: z.string().min(1).max(80).meta({
        label: 'Mots à taper',
        hint: 'Ce qu’on cherche sur Québec.ca tant que l’adresse n’a pas été ouverte.',
      }),
      url: webAddress().meta({
        label: 'Adresse de la recherche',
        hint: 'Aucune page n’y mène tant que « Ouvert le » est vide.',
      }),
      checkedOn: longDate().optional().meta({
        label: 'Ouvert le',
        hint: 'Le jour où une personne a ouvert cette adresse et lu deux fiches.',
      }),
      byWords: sentencePart('words').meta({
        label: 'Avec les mots',
        hint: 'La fin de « Cherchez son nom … », avant l’ouverture.',
      }),
      byLink: sentencePart('url').meta({
        label: 'Avec le lien',
        hint: 'La même fin de phrase, une fois l’adresse ouverte.',
      }),
    })
    .meta({ label: 'Registre' }),
}

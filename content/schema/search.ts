import { z } from 'zod'
import { typeset } from '@/lib/typography'
import { commaSeparated, text } from './fields'

/**
 * The pages that answer a query, the best first: an address of the site such as /faq#rpa, or the
 * name of a link of content/links.yml.
 */
const leads = () => z.array(z.string().min(1)).min(1).max(4)

/**
 * The most characters of a list: families say one thing in a hundred ways. A test limits the weight
 * of the whole index.
 */
const longestList = 3000

export const searchWordsFile = {
  file: 'content/search.yml',
  label: 'Mots de la recherche',
  pagePath: '/blog',
  schema: z.strictObject({
    stopWords: commaSeparated({ max: longestList }).meta({
      label: 'Mots vides',
      hint:
        'Les mots qui ne disent rien du sujet : « est-ce que », « combien ça »… La recherche ' +
        'les saute, sauf s’il n’y a qu’eux.',
    }),
    synonyms: z.array(commaSeparated({ max: longestList })).meta({
      label: 'Mots qui disent la même chose',
      hint: 'Des mots qui disent la même chose, séparés par des virgules.',
    }),
    subjects: z
      .array(
        z.strictObject({
          title: text({ max: 60 }).meta({
            label: 'Titre',
            hint: 'Le sujet, comme dans un index : son mot principal d’abord.',
          }),
          words: commaSeparated({ max: longestList }).meta({
            label: 'Mots des familles',
            hint:
              'Ce que les familles tapent quand elles le cherchent, séparé par des virgules : ' +
              'accents, pluriels et majuscules ne comptent pas.',
          }),
          pages: leads().meta({
            label: 'Pages',
            hint:
              'Où mènent ces mots : une adresse du site (/faq#rpa), ou le nom d’un lien utile. ' +
              'La première est la meilleure.',
          }),
        }),
      )
      .min(60)
      .meta({
        label: 'Sujets',
        hint: 'Les sujets paraissent aussi, de A à Z, au bas de la page du blogue.',
      }),
    absent: z
      .array(
        z.strictObject({
          words: commaSeparated({ max: longestList }).meta({
            label: 'Mots des familles',
            hint:
              'Ce que les familles tapent quand elles le cherchent, séparé par des virgules : ' +
              'accents, pluriels et majuscules ne comptent pas.',
          }),
          answer: text({ max: 180 }).meta({
            label: 'Réponse',
            hint:
              'Une ou deux phrases : ce que nous n’avons pas, et qui peut répondre. Notre ' +
              'numéro s’ajoute dessous.',
          }),
          pages: leads()
            .optional()
            .meta({ label: 'Pages', hint: 'Où mènent ces mots malgré tout, s’il y a lieu.' }),
        }),
      )
      .meta({
        label: 'Ce que nous n’avons pas',
        hint:
          'Ce qu’on nous demande et que nous n’avons pas : la recherche le dit, au lieu de ' +
          'montrer n’importe quoi.',
      }),
  }),
}

/**
 * Creates the schema of the answers that content/search.yml names: each must be one of these
 * addresses, or the name of one of these links.
 */
export function createSearchLinks(answers: ReadonlySet<string>) {
  const answer = z
    .string()
    .refine(
      (name) => answers.has(typeset(name)),
      'une adresse du site comme /faq#rpa, ou le nom d’un lien utile',
    )
  const subject = z.looseObject({ pages: z.array(answer).optional() })
  return z.looseObject({ subjects: z.array(subject), absent: z.array(subject) })
}

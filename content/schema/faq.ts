import { z } from 'zod'
import { countWords } from '../text/markdown'
import { choice, plainText, slug, title } from './fields'
import { sources } from './parts'
import { markdownHint, richText } from './rich-text'

const length = { min: 25, max: 110 }

/**
 * The limit of an answer ignores the text that placeholders add, because the author does not see
 * it.
 */
const answer = () =>
  plainText()
    .refine((typed) => countWords(typed) <= length.max, {
      error: ({ input }) =>
        `une réponse de ${length.max} mots au plus, et non ${countWords(String(input))}`,
    })
    .pipe(richText())
    .refine(
      ({ wordCount }) => wordCount >= length.min,
      `une réponse de ${length.min} mots au moins`,
    )

const faqCategory = z.strictObject({
  title: title({ max: 60 }).meta({ label: 'Titre', hint: 'Le nom du thème.' }),
  drawing: choice({
    coins: 'Des pièces',
    calendar: 'Un calendrier',
    house: 'Une maison',
    scales: 'Une balance',
    boxes: 'Des boîtes',
  }).meta({ label: 'Dessin', hint: 'Le dessin devant le thème.' }),
  questions: z
    .array(
      z.strictObject({
        id: slug().meta({
          label: 'Adresse de la question dans la page',
          hint:
            'Ce qui suit /faq/# dans l’adresse, comme cout-du-service. Ne le changez plus une fois ' +
            'publié.',
        }),
        question: title({ max: 120 }).meta({
          label: 'Question',
          hint: 'La question, comme on la pose au téléphone.',
        }),
        answer: answer().meta({
          label: 'Réponse',
          hint:
            `La réponse en Markdown, de ${length.min} à ${length.max} mots; ses premiers mots ` +
            `répondent. ${markdownHint}`,
        }),
        whoPays: z.literal(true).optional().meta({
          label: 'Qui paie',
          hint: 'Oui : le petit dessin « Qui paie qui » suit la réponse.',
        }),
        mostAsked: z.literal(true).optional().meta({
          label: 'Parmi les plus posées',
          hint: 'Oui : les moteurs de recherche reçoivent sa réponse entière. Une dizaine suffit.',
        }),
        sources,
      }),
    )
    .min(3)
    .meta({ label: 'Questions' }),
})

export const faqCategoriesFile = {
  file: 'content/faq.yml',
  label: 'Questions fréquentes',
  pagePath: '/faq',
  schema: z
    .array(faqCategory)
    .length(5)
    .meta({
      label: 'Thèmes',
      hint:
        'Après un changement, mettez à jour la date « Révision du » de « FAQ : le haut de la ' +
        'page ».',
    }),
}

import { renderMarkdown } from '../load/markdown'
import { plainText } from './fields'

export const markdownHint =
  'Un lien s’écrit [mots](/adresse). Gardez les mots entre accolades : la page les remplace par ' +
  'ce qui est écrit dans « L’agence et le site », {phone} par le téléphone, {whoPays} par ' +
  '« Qui paie ».'

/** A text in Markdown: links, lists, emphasis. */
export const richText = () =>
  plainText().transform((value, context) => {
    const problems: string[] = []
    const rich = renderMarkdown(value, problems)
    for (const message of problems) context.addIssue(message)
    return rich
  })

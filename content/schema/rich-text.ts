import { renderMarkdown } from '../load/markdown'
import { plainText } from './fields'

export const markdownHint =
  'Un lien s’écrit [mots](/adresse). Les mots entre accolades viennent d’un autre formulaire : ' +
  'gardez-les.'

/** A text in Markdown: links, lists, emphasis. */
export const richText = () =>
  plainText().transform((value, context) => {
    const problems: string[] = []
    const rich = renderMarkdown(value, problems)
    for (const message of problems) context.addIssue(message)
    return rich
  })

import { readRichText, readSentence } from '../text/markdown'
import { plainText } from './fields'

export const markdownHint =
  'Un lien s’écrit [mots](/adresse). Gardez les mots entre accolades : la page les remplace par ' +
  'ce qui est écrit dans « L’agence et le site », {phone} par le téléphone, {whoPays} par ' +
  '« Qui paie ».'

/** A text in Markdown: paragraphs, titles, lists, links, bold words. */
export const richText = () =>
  plainText().transform((value, context) => {
    const problems: string[] = []
    const rich = readRichText(value, problems)
    for (const message of problems) context.addIssue(message)
    return rich
  })

/**
 * One paragraph, with **bold words** and [links](/faq). A phone number of ten digits becomes a link
 * by itself, one of three is written [811](tel:811).
 */
export const richSentence = ({ max }: { max: number }) =>
  plainText({ max }).transform((value, context) =>
    readSentence(value, (expected) => context.addIssue(expected)),
  )

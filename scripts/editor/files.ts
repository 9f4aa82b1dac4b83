// The files that the editor opens: the files of content/, the articles and the sheets.
import { z } from 'zod'
import { articles, readBody } from '@/content/articles'
import { articleSchema } from '@/content/schema/articles'
import { files, type ContentFile } from '@/content/schema/files'
import { markdownHint } from '@/content/schema/rich-text'
import { sheetFile } from '@/content/schema/sheets'
import decap from './decap.json'

/** Returns a unique name: content/pages/faq.yml is pages-faq, and content/faq.yml is faq. */
export const nameOfFile = ({ file }: { file: string }) =>
  file.replace(/^content\/|\.yml$/g, '').replaceAll('/', '-')

/** The name of the next article, numbered after the last. */
export const nextArticle = `article-${String(Math.max(...articles.map(({ id }) => id)) + 1)}`

export const articlesFolder = 'content/articles'

const body = z
  .string()
  .superRefine((text, context) => {
    const problems: string[] = []
    readBody(text, problems)
    for (const problem of problems) context.addIssue(problem)
  })
  .meta({
    label: 'Texte',
    hint:
      'En Markdown, de 500 à 1 499 mots : ## pour un titre, une ligne vide entre deux ' +
      `paragraphes. ${markdownHint}`,
  })

/**
 * The fields and the text of an article, which are one form. The anchors of its own text have no
 * path.
 */
export const getArticleFile = (slug: string): ContentFile => ({
  file: `${articlesFolder}/${slug}.md`,
  label: 'Article',
  pagePath: '',
  schema: articleSchema.safeExtend({ body }),
})

/** `raw` is the text of the file from which the form was made. */
export type Entry = { get(name: 'slug' | 'collection' | 'raw'): string }

export function getEntryFile(entry: Entry): ContentFile {
  const slug = entry.get('slug')
  if (entry.get('collection') === decap.articles.name) return getArticleFile(slug || nextArticle)
  // Decap names a new sheet after its title, once it is saved.
  if (entry.get('collection') === decap.sheets.name) return sheetFile(slug || 'nouvelle-feuille')
  const known = files.find((each) => nameOfFile(each) === slug)
  if (!known) throw new Error(`No file of content/ is named ${slug}.`)
  return known
}

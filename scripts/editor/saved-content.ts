// What content/ says now: the files as they were when the page was loaded, and what was saved
// since.
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import type { ContentFile } from '../../content/schema/files'
import { articleToForm } from './entries'

const saved = new Map<string, unknown>()

export const rememberSaved = (file: string, content: unknown) => saved.set(file, content)

export const contentOf = ({ file }: Pick<ContentFile, 'file'>): unknown =>
  saved.get(file) ?? parse(readFileSync(file, 'utf8'))

const folder = 'content/articles'
export const fileOfArticle = (slug: string) => `${folder}/${slug}.md`

export type ArticleForm = { title?: string; image?: string; body: string }

const readArticle = (file: string) =>
  (saved.get(file) ?? articleToForm(readFileSync(file, 'utf8'))) as ArticleForm

export const articleForm = (slug: string) => readArticle(fileOfArticle(slug))

/** The data of every article. */
export function articleForms(): ArticleForm[] {
  const savedArticles = [...saved.keys()].filter((file) => file.startsWith(folder))
  const listed = readdirSync(folder).map((name) => `${folder}/${name}`)
  return [...new Set([...listed, ...savedArticles])].map(readArticle)
}

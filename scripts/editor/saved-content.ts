// The current state of content/: the files as they were when the page was loaded, and what was
// saved since.
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { convertArticleToForm } from './entries'
import { articlesFolder } from './files'

const saved = new Map<string, unknown>()

/** Records what was saved in a file, and returns a function that restores the text before. */
export function rememberSaved(file: string, content: unknown) {
  const before = saved.get(file)
  saved.set(file, content)
  return () => saved.set(file, before)
}

export const readContent = (file: string): unknown =>
  saved.get(file) ??
  (file.endsWith('.md') ? convertArticleToForm : parse)(readFileSync(file, 'utf8'))

export type Article = { title?: string; image?: string; body?: string }

export function readArticles(): Article[] {
  const listed = readdirSync(articlesFolder).map((name) => `${articlesFolder}/${name}`)
  const added = [...saved.keys()].filter((file) => file.endsWith('.md'))
  return [...new Set([...listed, ...added])].map((file) => readContent(file) as Article)
}

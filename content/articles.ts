import { readFileSync, readdirSync } from 'node:fs'
import { env } from '@/env.mjs'
import { getQuebecDate } from '@/supabase/functions/_calendar/quebec-time'
import { readArticleText } from './article-text/read-article'
import { checkContent, ContentError } from './load/check'
import { withPlaceholders } from './text/fill-placeholders'
import { splitArticle } from './load/split-article'
import { parseYaml } from './load/yaml'
import { findCopy, findPicture } from './pictures'
import { placeholders } from './placeholders'
import { articleSchema } from './schema/articles'

const directory = 'content/articles'
const wordsPerMinute = 200

/** Reads the text of an article, and adds to `problems` what the author must correct. */
export function readBody(markdown: string, problems: string[]) {
  const body = withPlaceholders(placeholders, () => readArticleText(markdown, problems))
  const minutes = Math.round(body.wordCount / wordsPerMinute)
  // The client asks for articles of 3 to 7 minutes.
  if (minutes < 3 || minutes > 7)
    problems.push(
      `un texte qui se lit en 3 à 7 min (de 500 à 1 499 mots), et non en ${minutes} (${body.wordCount} mots)`,
    )

  return { body, minutes }
}

export function buildArticle(fileName: string, text: string) {
  const file = `${directory}/${fileName}`
  const { frontMatter, markdown } = splitArticle(file, text)
  const { input, describePath } = parseYaml(file, frontMatter, 1)
  const facts = checkContent(file, articleSchema, input, { placeholders, describePath })

  const problems: string[] = []
  const [, id] = /^article-([1-9]\d*)\.md$/.exec(fileName) ?? []
  if (id === undefined) problems.push('un fichier nommé comme article-19.md')
  const { body, minutes } = readBody(markdown, problems)

  if (problems.length > 0)
    throw new ContentError(
      file,
      problems.map((problem) => `attendu : ${problem}`),
    )
  return { ...facts, id: Number(id), readTime: `${minutes}\u00A0min`, body }
}

/** Tells whether an article is published: in production from its date on, in previews at once. */
export const isPublished = (
  { date }: { date: { iso: string } },
  deployKind = env.deployKind,
  today = getQuebecDate(),
) => deployKind !== 'production' || date.iso <= today

/** The tint of the header of each category. */
const tints = { Conseils: 'sage', Guide: 'river', 'Bien-être': 'peach', Santé: 'plum' } as const

/** Every article, newest first. */
export const articles = readdirSync(directory)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { image, imageAlt, ...article } = buildArticle(
      file,
      readFileSync(`${directory}/${file}`, 'utf8'),
    )
    const slug = `article-${article.id}`
    const path = `/blog/${slug}`
    // The specification also allows the address of a remote picture: the site shows its copy.
    const shown = image.startsWith('https:')
      ? findCopy(image, imageAlt ?? '')
      : findPicture(image, imageAlt)
    const url = `${env.siteUrl}${path}/`
    return { ...article, slug, path, url, tint: tints[article.category], image: shown }
  })
  .filter((article) => isPublished(article))
  .sort((a, b) => b.date.iso.localeCompare(a.date.iso) || b.id - a.id)

export type Article = (typeof articles)[number]

export const listedArticles = articles.filter((article) => article.listed)

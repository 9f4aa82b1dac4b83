import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { env } from '../env.mjs'
import { makeOnce } from './article-cache'
import { images } from './images'
import { interfaceTexts } from './interface'
import { renderMarkdown, type RichText } from './markdown'
import { checkContent } from './parse'
import { findPicture, picturesVersion, type Picture } from './pictures'
import { articleSchema, type ArticleFacts } from './schemas'

/** A picture of the site, or the remote address that the specification also allows. */
export type ArticleImage = Picture | { alt: string; remote: string }

export type Article = Omit<ArticleFacts, 'image' | 'imageAlt'> & {
  slug: string
  path: string
  url: string
  image: ArticleImage
  body: RichText
}

const directory = 'content/articles'
const wordsPerMinute = 200

function isLocal(image: string): image is keyof typeof images {
  return Object.hasOwn(images, image)
}

type Made = { facts: Omit<ArticleFacts, 'image' | 'imageAlt'>; image: string; imageAlt: string; body: RichText }

function makeArticle(fileName: string, text: string): Made {
  const file = `${directory}/${fileName}`
  const [, frontMatter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (frontMatter === undefined || markdown === undefined)
    throw new Error(
      `Contenu à corriger dans ${file}\n  (tout le fichier) : trouvé aucun en-tête; attendu : des champs entre deux lignes ---.`,
    )
  const { image, imageAlt, ...facts } = checkContent(file, articleSchema, parseYaml(frontMatter))
  const problems: string[] = []
  const { enBref, aRetenir, kit } = interfaceTexts.article
  const body = renderMarkdown(markdown, problems, { enBref, aRetenir, ...kit })
  const minutes = Math.round(body.words / wordsPerMinute)
  if (facts.readTime !== `${String(minutes)}\u00A0min`)
    problems.push(
      `readTime: ${String(minutes)} min (${String(body.words)} mots à ${String(wordsPerMinute)} par minute), et non ${facts.readTime}`,
    )
  if (fileName !== `article-${String(facts.id)}.md`) problems.push(`un fichier nommé article-${String(facts.id)}.md`)
  if (problems.length > 0)
    throw new Error(`Contenu à corriger dans ${file}\n${problems.map((problem) => `  attendu : ${problem}.`).join('\n')}`)
  return { facts, image, imageAlt, body }
}

function placeArticle({ facts, image, imageAlt, body }: Made): Article {
  const slug = `article-${String(facts.id)}`
  const route = `/blog/${slug}`
  return {
    ...facts,
    slug,
    path: route,
    url: `${env.siteUrl}${route}/`,
    image: isLocal(image) ? findPicture(image, imageAlt) : { alt: imageAlt, remote: image },
    body,
  }
}

const texts = readdirSync(directory)
  .filter((file) => file.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(path.join(directory, name), 'utf8') }))

/** Every article, newest first. */
export const articles: readonly Article[] = makeOnce(texts, env.basePath + picturesVersion, makeArticle)
  .map(placeArticle)
  .sort((a, b) => b.date.iso.localeCompare(a.date.iso) || b.id - a.id)

export const listedArticles = articles.filter((article) => article.listed)

/** The listing prints this many; past it, every article is reached from the page of its year. */
const newest = 60

export const newestArticles = listedArticles.slice(0, newest)

export const yearOf = ({ date }: Pick<Article, 'date'>) => Number(date.iso.slice(0, 4))

/** The years that have a page of their own, the last one first: none as long as the listing shows every article. */
export const yearsOf = (listed: readonly Pick<Article, 'date'>[]): readonly number[] =>
  listed.length > newest ? [...new Set(listed.map(yearOf))] : []

export const articleYears = yearsOf(listedArticles)

import { readFileSync, readdirSync } from 'node:fs'
import { env } from '../env.mjs'
import { renderMarkdown } from './load/markdown'
import { checkContent, parseYaml, plainText, refusal } from './load/load'
import { findPicture } from './pictures'
import { articleSchema } from './schema/articles'
import { placeholders } from './placeholders'
import { withPlaceholders } from './load/fill'
import { interfaceTexts } from './words'

const directory = 'content/articles'
const wordsPerMinute = 200

/** Not gray-matter, whose YAML is another parser, for one expression. */
export function makeArticle(fileName: string, text: string) {
  const file = `${directory}/${fileName}`
  const [, frontMatter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(plainText(file, text)) ?? []
  if (frontMatter === undefined || markdown === undefined)
    throw refusal(file, ['(tout le fichier) : trouvé aucun en-tête; attendu : des champs entre deux lignes ---'])
  const { input, placeOf } = parseYaml(file, frontMatter, 1)
  const facts = checkContent(file, articleSchema, input, { placeholders, placeOf })
  const problems: string[] = []
  const [, id] = /^article-([1-9]\d*)\.md$/.exec(fileName) ?? []
  if (id === undefined) problems.push('un fichier nommé comme article-19.md')
  const body = withPlaceholders(placeholders, () => renderMarkdown(markdown, problems, interfaceTexts.article))
  // Readers tire past seven minutes, and a page of two is not worth its place in the listing (specification, section 9).
  const minutes = Math.round(body.words / wordsPerMinute)
  if (minutes < 3 || minutes > 7)
    problems.push(`un texte qui se lit en 3 à 7 min (de 500 à 1 499 mots), et non en ${String(minutes)} (${String(body.words)} mots)`)
  const lines = problems.map((problem) => `attendu : ${problem}`)
  if (lines.length > 0) throw refusal(file, lines)
  return { ...facts, id: Number(id), readTime: `${String(minutes)}\u00A0min`, body }
}

/** Every article, newest first. */
export const articles = readdirSync(directory)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { image, imageAlt, ...article } = makeArticle(file, readFileSync(`${directory}/${file}`, 'utf8'))
    const slug = `article-${String(article.id)}`
    const path = `/blog/${slug}`
    // A picture of the site, or the remote address that the specification also allows.
    const shown = image.startsWith('https:') ? { alt: imageAlt ?? '', remote: image } : findPicture(image, imageAlt)
    return { ...article, slug, path, url: `${env.siteUrl}${path}/`, image: shown }
  })
  .sort((a, b) => b.date.iso.localeCompare(a.date.iso) || b.id - a.id)

export type Article = (typeof articles)[number]
export type ArticleImage = Article['image']

export const listedArticles = articles.filter((article) => article.listed)

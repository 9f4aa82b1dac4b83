// What the build would refuse, refused before a file is written.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { articles, makeArticle } from '../../content/articles'
import { checkContent, contentError, type DescribePath } from '../../content/load/check'
import { placeholders } from '../../content/placeholders'
import { homeReferences } from '../../content/references'
import { articleSchema } from '../../content/schema/articles'
import { files, listFiles, pageFiles, type ContentFile } from '../../content/schema/files'
import { findBrokenLinks } from './broken-links'
import { nameOfFile } from './config'
import decap from './decap.json'
import { articleToFile, toContent, toFile } from './entries'
import { describePath, readForm } from './form'

/** Writes the data of a form as the text of its file. */
export type WriteFile = (data: unknown) => string

const articleForm = readForm(articleSchema)
export const writeArticle: WriteFile = (data) => articleToFile(articleForm, data)

const pages = new Set([...files.map(({ page }) => page), ...articles.map(({ path }) => path)])

function refuseBrokenLinks(label: string, data: unknown, describe: DescribePath) {
  const links = findBrokenLinks(data, pages)
  const lines = links.map(({ path, address }) => `${describe(path)} : trouvé « ${address} »; attendu : une page du site`)
  if (lines.length > 0) throw contentError(label, lines)
}

/** What was saved since the page was loaded, by file. */
const savedFiles = new Map<string, unknown>()

/** A testimonial may not leave, or change its id, while the home page names it. */
function refuseBrokenReferences(file: string, content: unknown) {
  const { home } = pageFiles
  const { testimonials } = listFiles
  const contents = new Map(savedFiles).set(file, content)
  const contentOf = (known: ContentFile): unknown => contents.get(known.file) ?? parse(readFileSync(known.file, 'utf8'))

  const homeForm = readForm(home.schema)
  const named = checkContent(testimonials.label, testimonials.schema, contentOf(testimonials), { placeholders })
  checkContent(home.label, homeReferences(named), contentOf(home), { describePath: (path) => describePath(homeForm, path) })
}

export function checkArticle(slug: string, data: unknown): WriteFile {
  makeArticle(`${slug}.md`, writeArticle(data))
  refuseBrokenLinks('l’article', data, (path) => (path[0] === 'body' ? decap.body.label : describePath(articleForm, path)))
  return writeArticle
}

export function checkFile(slug: string, data: unknown): WriteFile {
  const known = files.find(({ file }) => nameOfFile(file) === slug)
  if (!known) throw new Error(`No file of content/ is named ${slug}.`)

  const form = readForm(known.schema)
  const content = toContent(form, data)
  const describe: DescribePath = (path) => describePath(form, path)
  checkContent(known.label, known.schema, content, { placeholders, describePath: describe })
  refuseBrokenLinks(known.label, content, describe)
  refuseBrokenReferences(known.file, content)

  savedFiles.set(known.file, content)
  return (saved) => toFile(form, saved)
}

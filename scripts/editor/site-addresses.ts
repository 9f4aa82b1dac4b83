// The addresses that a text may lead to, with what was saved since the editor was opened.
import { searchAnswers } from '../../app/_search/search-documents'
import { articles, readBody } from '../../content/articles'
import { files, listFiles } from '../../content/schema/files'
import { typeset } from '../../lib/typography'
import { articleForm, type contentOf } from './saved-content'

type ReadContent = typeof contentOf
type Ids = readonly { id: string }[]

const pages = new Set([...files.map(({ page }) => page), ...articles.map(({ path }) => path)])

export const addPage = (path: string) => pages.add(path)

const questionsOf = (readContent: ReadContent) =>
  (readContent(listFiles.faqCategories) as { questions?: Ids }[]).flatMap(
    ({ questions = [] }) => questions,
  )

const linkGroupsOf = (readContent: ReadContent) =>
  readContent(listFiles.linkGroups) as { id: string; links?: { name: string }[] }[]

/** What content/search.yml may name. */
export function findSearchAnswers(readContent: ReadContent): Set<string> {
  const questions = questionsOf(readContent).map(({ id }) => `/faq#${id}`)
  const links = linkGroupsOf(readContent).flatMap(({ id, links = [] }) => [
    `/liens-utiles#${id}`,
    ...links.map(({ name }) => typeset(name)),
  ])

  const others = [...searchAnswers].filter((answer) => /^\/(?!(faq|liens-utiles)#)/.test(answer))
  return new Set([...others, ...pages, ...questions, ...links])
}

const anchorsOfArticle = (body: string) =>
  Array.from(readBody(body, []).body.html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id)

/**
 * The anchors of the pages where authors make them. Those of other pages are checked by the build.
 */
function anchorsOf(page: string, readContent: ReadContent): string[] | undefined {
  if (page === '/faq') return questionsOf(readContent).map(({ id }) => id)
  if (page === '/liens-utiles') return linkGroupsOf(readContent).map(({ id }) => id)

  const [, slug] = /^\/blog\/(.+)$/.exec(page) ?? []
  return slug === undefined ? undefined : anchorsOfArticle(articleForm(slug).body)
}

/**
 * `body` is the article that is being saved: an address that is an anchor alone is of this text.
 */
export function isKnownAddress(address: string, readContent: ReadContent, body?: string): boolean {
  const [path = '', anchor] = address.split('#')
  const page = path.replace(/(?<=.)\/$/, '')
  if (page !== '' && !pages.has(page)) return false
  if (anchor === undefined) return true

  const bodyAnchors = body === undefined ? undefined : anchorsOfArticle(body)
  const anchors = page === '' ? bodyAnchors : anchorsOf(page, readContent)
  return anchors?.includes(anchor) ?? true
}

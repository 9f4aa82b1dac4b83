import { articles } from '@/content/articles'
import { files } from '@/content/schema/files'
import { sheets } from '@/content/sheets'
import { listAnchors } from '../support/anchors'
import { listStrings } from './strings-in'

/**
 * Matches an address of this site, alone in a field or in a link of Markdown: a path, an anchor, or
 * both.
 */
const siteAddress = /(?:^|\]\()((?:\/[\w/-]*)?(?:#[\w-]+)?)(?=$|\))/g

const pages = new Set([
  ...files.map(({ pagePath }) => pagePath),
  ...[...articles, ...sheets].map(({ path }) => path),
])

const listLinks = (value: unknown) =>
  listStrings(value).flatMap(({ text, path }) =>
    Array.from(text.matchAll(siteAddress), ([, address = '']) => {
      const [page = '', anchor] = address.split('#')
      return { path, address, page: page.replace(/(?<=.)\/$/, ''), anchor }
    }).filter(({ address }) => address !== ''),
  )

/**
 * Fetches the anchors of a page as the site shows it now; undefined for a page that does not exist.
 */
async function fetchAnchors(page: string) {
  const response = page === '' ? undefined : await window.fetch(`..${page}/`.replace('//', '/'))
  return response?.ok ? listAnchors(await response.text()) : undefined
}

/**
 * Finds the addresses of this site in `value` that lead nowhere. `ownAnchors` are those that
 * `value` gives to `ownPage`, which is empty for an article.
 */
export async function findBrokenLinks(
  value: unknown,
  ownPage: string,
  ownAnchors: readonly string[],
) {
  const fetched = new Map<string, readonly string[] | undefined>()
  const broken = []
  for (const { path, address, page, anchor } of listLinks(value)) {
    if (anchor === undefined ? pages.has(page) : page === ownPage && ownAnchors.includes(anchor))
      continue
    if (!fetched.has(page)) fetched.set(page, await fetchAnchors(page))
    const anchors = fetched.get(page)
    if (!anchors || (anchor !== undefined && !anchors.includes(anchor)))
      broken.push({ path, address })
  }
  return broken
}

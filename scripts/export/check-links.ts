import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import { readHtml } from './exported-pages'

const anchors = /<a(\s[^>]*)>/g
const ids = /\sid="([^"]+)"/g
/** Any will do: what matters is which links stay on it. */
const site = 'https://site.invalid'

/** As React and rehype write the one sign of an address that HTML has another way of writing. */
const plain = (text: string) => text.replace(/&(?:amp|#x26);/g, '&')

const addressOf = (file: string) =>
  `${env.basePath}/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/')

/**
 * Refuses an export that sends a visitor to a page, a file or a place of a page that is not there, or that is there twice: in a preview as well, where no
 * test runs and where those who write the words look. Last, because it reads all that the others made.
 */
export async function links(dir: string): Promise<string> {
  const pages = readHtml(dir).map(({ name, html }) => ({
    html,
    url: new URL(addressOf(name), site),
  }))
  const there = new Set(
    (await readdir(dir, { recursive: true })).map((name) => new URL(addressOf(name), site).href),
  )
  // With the first page that it stands on: a link of the menu stands on every page.
  const lost = new Map<string, string>()
  const lose = (what: string, { pathname }: URL) => {
    if (!lost.has(what)) lost.set(what, `  ${what} : sur ${pathname.slice(env.basePath.length)}`)
  }
  for (const { html, url } of pages)
    for (const [, id = ''] of html.matchAll(ids)) {
      const { href } = new URL(`#${id}`, url)
      if (there.has(href)) lose(`deux fois #${id}`, url)
      there.add(href)
    }
  // Our own address in full leaves a preview, and its search.
  const ours = [site, new URL(env.siteUrl).origin]
  let count = 0
  for (const { html, url } of pages)
    for (const [, attributes = ''] of html.matchAll(anchors)) {
      // One of an article that no browser may follow has lost it (markdown.ts).
      const [, text = ''] = /\shref="([^"]*)"/.exec(attributes) ?? []
      const href = plain(text)
      const target = href !== '' && URL.canParse(href, url.href) ? new URL(href, url) : undefined
      if (target && !ours.includes(target.origin)) continue
      count += 1
      if (target) target.search = ''
      if (!target || !there.has(target.href)) lose(href || 'un lien sans adresse', url)
    }
  if (lost.size > 0)
    throw new Error(
      `Contenu à corriger : des liens ne mènent nulle part, ou à deux endroits.\n${[...lost.values()].sort().join('\n')}`,
    )
  return `${String(count)} links lead somewhere`
}

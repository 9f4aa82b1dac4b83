import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import { readHtml } from './pages'
import type { ExportStep } from './steps'

const hrefs = /<a\s[^>]*?href="([^"]*)"/g
const ids = /\sid="([^"]*)"/g
/** Any will do: what matters is which links stay on it. */
const site = 'https://site.invalid'

const addressOf = (file: string) => `${env.basePath}/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/')

/**
 * Refuses an export that sends a visitor to a page, a file or a place of a page that is not there: in a preview as well, where no test runs and where those
 * who write the words look.
 */
export const links: ExportStep = {
  title: 'links',
  run: async (dir) => {
    const pages = readHtml(dir).map(({ name, html }) => ({ html, url: new URL(addressOf(name), site) }))
    const there = new Set((await readdir(dir, { recursive: true })).map((name) => new URL(addressOf(name), site).href))
    for (const { html, url } of pages) for (const [, id = ''] of html.matchAll(ids)) there.add(new URL(`#${id}`, url).href)
    const lost = new Set<string>()
    let count = 0
    for (const { html, url } of pages)
      for (const [, text = ''] of html.matchAll(hrefs)) {
        const href = text.replaceAll('&amp;', '&')
        const target = URL.canParse(href, url.href) ? new URL(href, url) : undefined
        if (target && target.origin !== site) continue
        count += 1
        if (target) target.search = ''
        if (!target || !there.has(target.href)) lost.add(`  ${url.pathname} : ${href}`)
      }
    if (lost.size > 0)
      throw new Error(
        `Contenu à corriger : des liens ne mènent nulle part. La page d’abord, puis son lien.\n${[...lost].sort().join('\n')}`,
      )
    return `${String(count)} lead somewhere`
  },
}

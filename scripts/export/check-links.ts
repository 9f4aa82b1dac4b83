// Refuses an export in which a link leads to no page, file or anchor, or an anchor occurs twice.
// Previews are checked too, because no test runs there and authors look at them.
import { readFileSync, readdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env.mjs'
import { listAnchors } from '../support/anchors'
import { readHtml } from './exported-pages'

const anchorTags = /<a(\s[^>]*)>/g
/** Any origin will do, because only the links that stay on it matter. */
const exportOrigin = 'https://site.invalid'
/** The site's origins: a link with the production address would lead out of a preview. */
const ownOrigins = [exportOrigin, new URL(env.siteUrl).origin]

type Page = { html: string; url: URL }

const getPageUrl = (file: string) =>
  new URL(
    `${env.basePath}/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/'),
    exportOrigin,
  )

const withoutBasePath = (address: string) =>
  env.basePath !== '' && address.startsWith(`${env.basePath}/`)
    ? address.slice(env.basePath.length)
    : address

function findRepeatedAnchors({ html }: Page) {
  const anchors = listAnchors(html)
  const repeated = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)
  return repeated.map((anchor) => `deux fois #${anchor}`)
}

/** Lists each link of a page that stays on the site: its text in the page, and its target. */
const listOwnLinks = ({ html, url }: Page) =>
  Array.from(html.matchAll(anchorTags), ([, attributes = '']) => {
    const [, written = ''] = /\shref="([^"]*)"/.exec(attributes) ?? []
    const href = written.replaceAll('&amp;', '&')
    const target = href !== '' && URL.canParse(href, url.href) ? new URL(href, url) : undefined
    if (target) target.search = ''
    return { href, target }
  }).filter(({ target }) => target === undefined || ownOrigins.includes(target.origin))

/** Makes /faq/#x and /faq#x one link, because authors write either. */
const withoutFinalSlash = (address: string) => address.replace(/\/(?=#|$)/, '')

/** Lists every line of the texts of content/, and where an author finds it. */
const listContentLines = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yml)$/.test(name))
    .sort()
    .flatMap((name) =>
      readFileSync(`content/${name}`, 'utf8')
        .split('\n')
        .map((line, at) => ({ line, location: `content/${name}, ligne ${at + 1}` })),
    )

/** Finds the files and lines of content/ that write a link. */
function findInContent(href: string) {
  const wanted = withoutFinalSlash(withoutBasePath(href))
  const isWritten = (line: string) =>
    line
      .split(/[\s"'()]+/)
      .map(withoutFinalSlash)
      .includes(wanted)
  return listContentLines().flatMap(({ line, location }) => (isWritten(line) ? [location] : []))
}

/**
 * Lists the broken links, each with the first page that has it: a link of the menu is on every
 * page.
 */
function findProblems(pages: readonly Page[], addresses: ReadonlySet<string>) {
  const problems = new Map<string, string>()
  for (const page of pages) {
    const pathname = withoutBasePath(page.url.pathname)
    const repeated = findRepeatedAnchors(page)
    const broken = listOwnLinks(page)
      .filter(({ target }) => target === undefined || !addresses.has(target.href))
      .map(({ href }) => href || 'un lien sans adresse')
    for (const problem of [...repeated, ...broken].filter((each) => !problems.has(each))) {
      const locations = findInContent(problem)
      problems.set(problem, [`sur ${pathname}`, ...locations].join('; '))
    }
  }
  return Array.from(problems, ([problem, locations]) => `  ${problem} : ${locations}`).sort()
}

export async function checkLinks(dir: string) {
  const pages = readHtml(dir).map(({ name, html }) => ({ html, url: getPageUrl(name) }))
  const files = await readdir(dir, { recursive: true })
  const addresses = new Set([
    ...files.map((name) => getPageUrl(name).href),
    ...pages.flatMap(({ html, url }) => listAnchors(html).map((id) => new URL(`#${id}`, url).href)),
  ])
  const problems = findProblems(pages, addresses)
  const opening = 'Contenu à corriger : des liens ne mènent nulle part, ou à deux endroits.'
  if (problems.length > 0) throw new Error([opening, ...problems].join('\n'))
  return `${pages.flatMap(listOwnLinks).length} links lead somewhere`
}

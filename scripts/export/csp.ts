// Builds the Content-Security-Policy, which refuses everything but what the export holds and the
// hosts that the environment names.
import { createHash } from 'node:crypto'

/** The hosts that a page may reach beyond its own origin. */
export type Outside = { functionHost: string; chat: { hosts: readonly string[] } }

export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const listTexts = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text)

/**
 * Hashes the inline scripts and styles of pages: every page for the header of the whole site, one
 * page for its meta tag.
 */
export function hashInlineScripts(pages: readonly string[]): Hashes {
  // Data (JSON-LD, an island's props) is not run, and no policy asks about it; speculation rules
  // are asked about like a script.
  const scripts = pages.flatMap((html) =>
    listTexts(html, /<script(?: type="speculationrules")?>([^]*?)<\/script>/g),
  )
  // styled-components writes its rules through the CSSOM of a style tag that starts empty.
  const styles = ['', ...pages.flatMap((html) => listTexts(html, /<style[^>]*>([^]*?)<\/style>/g))]
  const unique = (texts: readonly string[]) => [...new Set(texts)].map(hashOf).sort()
  return { scripts: unique(scripts), styles: unique(styles) }
}

/**
 * Builds the policy as a page's <meta> may declare it; `frame-ancestors` counts only in a header.
 */
export function buildPolicy(hashes: Hashes, { functionHost, chat }: Outside) {
  const own = ["'self'"]
  // A chat also asks for inline styles and workers from blobs, which it does not get.
  const chatHosts = chat.hosts.filter((host) => host.startsWith('http'))
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [...own, ...hashes.scripts, ...chatHosts]],
    ['style-src', [...own, ...hashes.styles, ...chatHosts]],
    // The small icons of style sheets are data URLs.
    ['img-src', [...own, 'data:', ...chatHosts]],
    ['font-src', [...own, ...chatHosts]],
    ['connect-src', [...own, ...(functionHost === '' ? [] : [functionHost]), ...chat.hosts]],
    ['frame-src', chatHosts],
    ['media-src', chatHosts],
    ['worker-src', own],
    ['manifest-src', own],
    // The form falls back to an e-mail where the script cannot send its message.
    ['form-action', [...own, 'mailto:']],
    ['base-uri', ["'none'"]],
  ]
  return directives
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

// Builds the Content-Security-Policy, which refuses everything but what the export holds and the
// hosts that the environment names.
import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** The hosts that a page may reach beyond its own origin. */
type Outside = { functionHost: string; chat: { hosts: readonly string[] } }

type Hashes = { scripts: readonly string[]; styles: readonly string[] }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const listHashes = (texts: readonly string[]) => [...new Set(texts)].map(hashOf).sort()

/** Hashes the inline scripts and styles of a parsed page. */
export function hashInlineTexts(tree: Root): Hashes {
  const scripts: string[] = []
  // styled-components writes its rules through the CSSOM of a style tag that starts empty.
  const styles = ['']
  visit(tree, 'element', ({ tagName, properties, children }) => {
    const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    if (tagName === 'style') styles.push(text)
    // Data (JSON-LD, an island's props) is not run, and no policy asks about it; speculation rules
    // are asked about like a script.
    const isRun = properties.type === undefined || properties.type === 'speculationrules'
    if (tagName === 'script' && isRun && properties.src === undefined) scripts.push(text)
  })
  return { scripts: listHashes(scripts), styles: listHashes(styles) }
}

/**
 * Refuses every string where the browser would run one, but for the address of the service worker
 * (register-worker.client.ts). A chat widget uses such strings: with one, this leaves.
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types site"

/** A chat also asks for inline styles and workers from blobs, which it does not get. */
const listChatHosts = ({ chat }: Outside) => chat.hosts.filter((host) => host.startsWith('http'))

/** The directives that no hash lengthens. */
function listDirectives(outside: Outside) {
  const { functionHost, chat } = outside
  const chatHosts = listChatHosts(outside)
  const own = ["'self'"]
  const none = ["'none'"]
  const directives: [name: string, sources: readonly string[]][] = [
    // The small icons of style sheets are data URLs.
    ['img-src', [...own, 'data:', ...chatHosts]],
    ['font-src', [...own, ...chatHosts]],
    ['connect-src', [...own, ...(functionHost === '' ? [] : [functionHost]), ...chat.hosts]],
    ['frame-src', chatHosts.length > 0 ? chatHosts : none],
    ['media-src', chatHosts.length > 0 ? chatHosts : none],
    ['worker-src', own],
    ['manifest-src', own],
    ['object-src', none],
    // The form falls back to an e-mail where the script cannot send its message.
    ['form-action', [...own, 'mailto:']],
    ['base-uri', none],
  ]
  return [
    ...directives.map(([name, sources]) => `${name} ${sources.join(' ')}`),
    ...(chat.hosts.length === 0 ? [trustedTypes] : []),
  ]
}

/** The policy of a page, as its <meta> declares it. */
export function buildPagePolicy(hashes: Hashes, outside: Outside) {
  const chatHosts = listChatHosts(outside)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts, ...chatHosts].join(' '),
    ["style-src 'self'", ...hashes.styles, ...chatHosts].join(' '),
    ...listDirectives(outside),
  ].join('; ')
}

/**
 * The policy of the header: what a <meta> cannot say (`frame-ancestors`), and what no hash
 * lengthens. The scripts and styles of each page are allowed by its own <meta>.
 */
export const buildHeaderPolicy = (outside: Outside) =>
  [...listDirectives(outside), "frame-ancestors 'none'"].join('; ')

// Builds the Content-Security-Policy, which refuses everything but what the export holds and the
// hosts that the environment names.
import { createHash } from 'node:crypto'

/** The hosts that a page may reach beyond its own origin. */
export type Outside = { functionHost: string; chat: { provider: string; scriptUrl: string } }

export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

type Sources = Partial<
  Record<
    'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'media' | 'worker',
    readonly string[]
  >
>

/**
 * The hosts of each provider, as its documentation lists them (docs.crisp.chat « Crisp Domain
 * Names », help.tawk.to « CSP »). Both also ask for 'unsafe-inline' styles, which they do not get:
 * the widget then shows its own colours.
 */
function listChatSources({ provider, scriptUrl }: Outside['chat']): Sources {
  const all = (hosts: string[], ...sockets: string[]): Sources => ({
    ...{ script: hosts, style: hosts, font: hosts, img: hosts, media: hosts },
    connect: [...hosts, ...sockets],
  })
  const storage = 'https://storage.crisp.chat'
  if (provider === 'crisp') {
    const client = all(['https://client.crisp.chat'], storage, 'wss://client.relay.crisp.chat')
    return {
      ...client,
      img: ['https://client.crisp.chat', 'https://image.crisp.chat', storage],
      worker: ['blob:'],
    }
  }
  if (provider === 'aucun') return {}
  const { origin, host } =
    provider === 'tawk' ? { origin: 'https://*.tawk.to', host: '*.tawk.to' } : new URL(scriptUrl)
  return { ...all([origin], `wss://${host}`), frame: [origin] }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const listTexts = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text)

/**
 * Hashes the inline scripts and styles of pages: every page for the header of the whole site, one
 * page plus the fragments for its meta tag.
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
  const others = listChatSources(chat)
  const own = ["'self'"]
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', [...own, ...hashes.scripts, ...(others.script ?? [])]],
    ['style-src', [...own, ...hashes.styles, ...(others.style ?? [])]],
    // The small icons of style sheets are data URLs.
    ['img-src', [...own, 'data:', ...(others.img ?? [])]],
    ['font-src', [...own, ...(others.font ?? [])]],
    [
      'connect-src',
      [...own, ...(functionHost === '' ? [] : [functionHost]), ...(others.connect ?? [])],
    ],
    ['frame-src', others.frame ?? []],
    ['media-src', others.media ?? []],
    ['worker-src', [...own, ...(others.worker ?? [])]],
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

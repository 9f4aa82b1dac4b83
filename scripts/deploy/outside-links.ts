// Asks the other sites whether our links still lead somewhere: one request at a time for each host.
import { setTimeout as wait } from 'node:timers/promises'
import { listContentLines } from '../lib/content-lines'

/** The hosts whose terms refuse robots: a person opens these links. */
const hostsWithoutRobots = ['pmc.ncbi.nlm.nih.gov', 'www.pressreader.com']

const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check of a French-language site)' }

/** Matches an address: Markdown's parentheses surround it, and a DOI holds parentheses. */
const addresses = /https:\/\/(?:\(\d+\)|[^\s"'()<>])+/g

/** Lists each address once, with the first line that writes it. */
export function listOutsideLinks() {
  const links = new Map<string, string>()
  for (const { line, location } of listContentLines())
    for (const [written] of line.matchAll(addresses)) {
      const url = written.replace(/#.*|[.,;:]$/, '')
      if (!links.has(url)) links.set(url, location)
    }
  return links
}

/** Checks every address of `links`, which tells where each is written. */
export function checkOutsideLinks(
  links: ReadonlyMap<string, string>,
  { pause = 2000, request = fetch } = {},
) {
  /** Returns ok, a status such as 404, or the reason for no response, such as ENOTFOUND. */
  async function ask(url: string, method: string) {
    try {
      const signal = AbortSignal.timeout(20_000)
      const response = await request(url, { method, headers, signal })
      await response.body?.cancel()
      return response.ok ? 'ok' : String(response.status)
    } catch (error) {
      const { name, cause } = error as Error
      return (cause as NodeJS.ErrnoException | undefined)?.code ?? name
    }
  }

  async function askPatiently(url: string) {
    if (hostsWithoutRobots.includes(new URL(url).host)) return 'robots'

    let result = ''
    // Some servers refuse only HEAD, and a busy one is asked again.
    for (const method of ['HEAD', 'GET', 'GET']) {
      await wait(pause)
      result = await ask(url, method)
      if (result === 'ok') break
    }
    return result
  }

  const lastOfHost = new Map<string, Promise<string>>()
  const checks = Array.from(links, async ([url, location]) => {
    const { host } = new URL(url)
    const asked = Promise.resolve(lastOfHost.get(host)).then(() => askPatiently(url))
    lastOfHost.set(host, asked)
    return { url, location, result: await asked }
  })
  return Promise.all(checks)
}

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import { readHtml } from './exported-pages'
import { contentPolicy, inlineHashes } from './csp'

export const hasEditor = env.deployKind === 'preview' && env.editor.repository !== ''

const year = 'public, max-age=31536000, immutable'

/** out/_headers: Netlify, Cloudflare Pages and the local server read it as it is. Two rules never give the same header: hosts would join them. */
function headersFile(policy: string): string {
  const rules: Record<string, Record<string, string>> = {
    // Every answer, the error screen of any address included. What is not named below is checked with the server at each visit: that is what
    // hosts do by themselves.
    '/*': {
      // A preview stays out of search engines file by file too: pictures and feeds cannot hold the `noindex` of the pages.
      ...(env.deployKind === 'preview' && { 'X-Robots-Tag': 'noindex, nofollow' }),
      // Each page holds its own policy; the editor's is another, and signing in needs the window that opened it.
      ...(!hasEditor && {
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
      }),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    // Markup that a page fetches: no page of its own.
    ...(env.deployKind !== 'preview' && { '/fragments/*': { 'X-Robots-Tag': 'noindex' } }),
    // Named after their content: a new content is a new address.
    '/_next/static/*': { 'Cache-Control': year },
    '/images/*': { 'Cache-Control': year },
    '/scripts/*': { 'Cache-Control': year },
  }
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')
}

/** The safety headers and cache rules, and inside each page its own part of the policy, for a host that sends no headers. */
export async function headers(dir: string): Promise<string> {
  const all = readHtml(dir)
  // A fragment is put into any page.
  const fragments = all.flatMap(({ isFragment, html }) => (isFragment ? [html] : []))
  const hashes = inlineHashes(all.map(({ html }) => html))
  const policy = contentPolicy(hashes, env)
  await writeFile(path.join(dir, '_headers'), headersFile(policy))
  // After the encoding, which must stand in the first kilobyte, and before anything that the policy governs.
  const charset = '<meta charSet="utf-8"/>'
  for (const { name, file, html, isFragment } of all) {
    if (isFragment) continue
    // Hashes do not compress: those of the other pages would weigh a kilobyte in each.
    const own = contentPolicy(inlineHashes([html, ...fragments]), env)
    const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`
    if (!html.includes(charset))
      throw new Error(`Next writes the encoding of ${name} in another way: look at headers.ts.`)
    await writeFile(file, html.replace(charset, charset + meta))
  }
  return `${String(hashes.scripts.length)} scripts and ${String(hashes.styles.length)} styles allowed, a policy of ${String(policy.length)} characters`
}

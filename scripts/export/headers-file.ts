import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env.mjs'
import { readHtml } from './exported-pages'
import { buildPolicy, hashInlineScripts } from './csp'

const cachedForAYear = 'public, max-age=31536000, immutable'

/**
 * Formats out/_headers for Netlify, Cloudflare Pages and the local server, where no two rules give
 * one header, because hosts would join them.
 */
function formatHeadersFile(policy: string) {
  const rules: Record<string, Record<string, string>> = {
    '/*': {
      // Pictures and the sitemap cannot hold the `noindex` that the pages of a preview have.
      ...(env.deployKind === 'preview' && { 'X-Robots-Tag': 'noindex, nofollow' }),
      // The editor has its own policy, and signing in needs the window that opened it.
      ...(!env.hasEditor && {
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
    // The names of these files hold a hash of their content.
    '/_next/static/*': { 'Cache-Control': cachedForAYear },
    '/images/*': { 'Cache-Control': cachedForAYear },
    '/scripts/*': { 'Cache-Control': cachedForAYear },
  }
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')
}

/** Writes out/_headers, and into each page its own policy, for a host that sends no headers. */
export async function writeHeaders(dir: string) {
  const files = readHtml(dir)
  const hashes = hashInlineScripts(files.map(({ html }) => html))
  const policy = buildPolicy(hashes, env)
  await writeFile(path.join(dir, '_headers'), formatHeadersFile(policy))
  // The encoding must stand in the first kilobyte, and the policy before what it governs.
  const charset = '<meta charSet="utf-8"/>'
  for (const { name, file, html } of files) {
    // Hashes do not compress: the hashes of all the pages would weigh a kilobyte in each.
    const own = buildPolicy(hashInlineScripts([html]), env)
    const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`
    if (!html.includes(charset))
      throw new Error(
        `Next writes the encoding of ${name} in another way: look at headers-file.ts.`,
      )
    await writeFile(file, html.replace(charset, charset + meta))
  }
  const { scripts, styles } = hashes
  return `a policy for ${scripts.length} scripts and ${styles.length} styles`
}

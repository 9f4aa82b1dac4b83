import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env.mjs'
import { UserError } from '../support/user-error.mjs'
import { buildHeaderPolicy } from './csp'

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
        'Content-Security-Policy': policy,
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
    '/images/*': { 'Cache-Control': cachedForAYear },
    '/scripts/*': { 'Cache-Control': cachedForAYear },
    '/styles/*': { 'Cache-Control': cachedForAYear },
  }
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${pattern}\n${lines.join('')}`
    })
    .join('\n')
}

/** Cloudflare Pages ignores a longer line. */
const maxLineLength = 2000

/** Writes out/_headers. */
export async function writeHeaders(dir: string) {
  const policy = buildHeaderPolicy(env)
  const text = formatHeadersFile(policy)
  const tooLong = text.split('\n').find((line) => line.length > maxLineLength)
  if (tooLong !== undefined)
    throw new UserError(
      `A header of ${tooLong.length} characters, of at most ${maxLineLength}:${tooLong.slice(0, 100)}…`,
    )
  await writeFile(path.join(dir, '_headers'), text)
  return `headers, with a policy of ${policy.length} characters`
}

import { site } from '@/content/site'
import { absoluteUrl } from './addresses'

/** RFC 9116: who is told of a weakness of the site. It asks for less than a year; every deploy starts the time again. */
export function securityText(builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCMonth(expires.getUTCMonth() + 11)
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

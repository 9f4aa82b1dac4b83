// The environment, read once. Nothing here stops the function: a message that can still be stored must be, even when the e-mail address is
// missing. What is wrong is told in one sentence each, for the log.
import { isAddressPolicy } from './client-address.ts'
import type { Config } from './types.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly config: Config
  readonly mailApi: { readonly url: string; readonly key: string } | undefined
  readonly addressPolicy: string
  readonly problems: readonly string[]
}

export const deadlines: Config['deadlines'] = { body: 5_000, store: 2_500, mail: 5_000, mailPatience: 2_000, mark: 1_000 }

const listed = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Supabase gives its publishable keys as {"default": "sb_publishable_…"}. */
function publishableKeys(json: string): string[] {
  try {
    const keys: unknown = JSON.parse(json)
    return typeof keys === 'object' && keys !== null ? Object.values(keys).filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

export function readSettings(env: Environment, defaults: Environment = {}): Settings {
  const problems: string[] = []
  const read = (name: string) => env[name]?.trim() || defaults[name] || ''
  const required = (name: string, example: string) => {
    const value = read(name)
    if (value === '') problems.push(`${name} est requis. Exemple : ${example}`)
    return value
  }
  const limit = (name: string, usual: number) => {
    const value = read(name)
    if (value === '') return usual
    if (value === 'aucune') return null
    if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
    problems.push(`${name} doit être un nombre entier, ou aucune. Exemple : ${usual}`)
    return usual
  }

  const publicKeys = [...listed(read('FUNCTION_KEY')), read('SUPABASE_ANON_KEY'), ...publishableKeys(read('SUPABASE_PUBLISHABLE_KEYS'))]
  const accepted = publicKeys.filter((key) => key !== '')
  if (accepted.length === 0)
    problems.push('FUNCTION_KEY est requis : sans clé publique, tout message est refusé. Exemple : sb_publishable_...')

  const mailUrl = read('MAIL_API_URL')
  const mailKey = read('MAIL_API_KEY')
  if (mailUrl !== '' && !/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(mailUrl))
    problems.push('MAIL_API_URL doit commencer par https://. Exemple : https://api.resend.com/emails')

  const policy = read('CLIENT_ADDRESS') || 'peer'
  if (!isAddressPolicy(policy))
    problems.push('CLIENT_ADDRESS doit valoir peer, un en-tête, ou un en-tête et une place. Exemple : x-forwarded-for:1')

  // Without a salt of its own, an instance counts alone until it stops: better than hashes that anyone could reverse.
  const addressSalt = required('ADDRESS_SALT', 'une suite de 32 caractères au hasard') || crypto.randomUUID()

  return {
    config: {
      publicKeys: accepted,
      allowedOrigins: listed(required('ALLOWED_ORIGINS', 'https://www.fanal.quebec,https://*.apercu.fanal.quebec')),
      retrySecret: read('RETRY_SECRET') || undefined,
      addressSalt,
      mail: { to: required('CONTACT_TO', 'bonjour@fanal.quebec'), from: required('CONTACT_FROM', 'Fanal <site@fanal.quebec>') },
      limits: { perAddress: limit('LIMIT_PER_ADDRESS', 5), perHour: limit('LIMIT_PER_HOUR', 100) },
      deadlines,
    },
    mailApi: mailUrl !== '' && mailKey !== '' ? { url: mailUrl, key: mailKey } : undefined,
    addressPolicy: isAddressPolicy(policy) ? policy : 'peer',
    problems,
  }
}

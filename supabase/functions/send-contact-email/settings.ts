// The environment, read once. Nothing here stops the function: a message that can still be stored must be, even when the e-mail address is
// missing. What is wrong is told in one sentence each, for the log.
import { isAddressPolicy } from './client-address.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** In milliseconds. The browser gives up after 15 s: each step has its own deadline, and the whole answer has one. */
export type Deadlines = Readonly<
  Record<'answer' | 'body' | 'store' | 'mail' | 'mailPatience' | 'mark', number>
>

/** A body may trickle in from an old phone on a slow line: it gets most of the fifteen seconds that the browser waits. */
export const deadlines: Deadlines = {
  answer: 13_500,
  body: 10_000,
  store: 2_500,
  mail: 5_000,
  // How long the answer waits for the e-mail of a message that is already stored.
  mailPatience: 2_000,
  // How long an accepted e-mail waits for its row to say so.
  mark: 1_000,
}

const listed = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/**
 * A site as browsers write an origin: its scheme, its domain in ASCII, no path, no final slash, no port that goes without saying. Undefined
 * when it is none.
 */
function toOrigin(site: string) {
  const bare = site.replace(/([^:/])\/+$/, '$1')
  const scheme = /^[a-z]+:\/\//i.test(bare)
    ? ''
    : /^(localhost|127\.0\.0\.1)(:|$)/.test(bare)
      ? 'http://'
      : 'https://'
  const anyPort = bare.endsWith(':*')
  const address = `${scheme}${anyPort ? bare.slice(0, -2) : bare}`
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(origin)
    ? `${origin}${anyPort ? ':*' : ''}`
    : undefined
}

const resend = 'https://api.resend.com/emails'

/** Behind TLS, or on this very machine, for tests. */
function keepsSecrets(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
  )
}

export type Settings = ReturnType<typeof readSettings>
export type Config = Settings['config']

export function readSettings(env: Environment, defaults: Environment = {}) {
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
    if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
    problems.push(`${name} doit être un nombre entier. Exemple : ${usual}`)
    return usual
  }

  const publicKeys = listed(`${read('FUNCTION_KEY')},${read('SUPABASE_ANON_KEY')}`)
  if (publicKeys.length === 0)
    problems.push(
      'FUNCTION_KEY est requis : sans clé publique, tout message est refusé. Exemple : sb_publishable_...',
    )

  const exampleSites = 'https://www.fanal.quebec,https://*.apercu.fanal.quebec'
  const allowedOrigins = listed(required('ALLOWED_ORIGINS', exampleSites)).flatMap((site) => {
    const origin = toOrigin(site)
    if (origin === undefined)
      problems.push(
        `ALLOWED_ORIGINS contient « ${site} », qui n’est pas l’adresse d’un site. Exemple : ${exampleSites}`,
      )
    return origin ?? []
  })

  const mailUrl = read('MAIL_API_URL')
  const mailKey = read('MAIL_API_KEY')
  const mailProblem =
    (mailUrl !== '' &&
      !keepsSecrets(mailUrl) &&
      `MAIL_API_URL doit commencer par https://. Exemple : ${resend}`) ||
    (mailUrl !== '' &&
      mailKey === '' &&
      'MAIL_API_KEY est requis avec MAIL_API_URL. Exemple : re_...')
  if (mailProblem) problems.push(mailProblem)
  const mailApi = mailKey === '' ? undefined : { url: mailUrl || resend, key: mailKey }

  const policy = read('CLIENT_ADDRESS') || 'peer'
  if (!isAddressPolicy(policy))
    problems.push(
      'CLIENT_ADDRESS doit valoir peer, un en-tête, ou un en-tête et une place. Exemple : x-forwarded-for:1',
    )

  // Without a salt of its own, an instance counts alone until it stops: better than hashes that anyone could reverse.
  const addressSalt =
    required('ADDRESS_SALT', 'une suite de 32 caractères au hasard') || crypto.randomUUID()

  return {
    config: {
      publicKeys,
      allowedOrigins,
      retrySecret: read('RETRY_SECRET') || undefined,
      addressSalt,
      mail: {
        to: required('CONTACT_TO', 'bonjour@fanal.quebec'),
        from: required('CONTACT_FROM', 'Fanal <site@fanal.quebec>'),
      },
      limits: { perAddress: limit('LIMIT_PER_ADDRESS', 10), perHour: limit('LIMIT_PER_HOUR', 100) },
      deadlines,
    },
    // Unusable: something is said of one, and e-mails wait rather than go elsewhere than was meant.
    mailApi: mailProblem ? ('unusable' as const) : mailApi,
    addressPolicy: isAddressPolicy(policy) ? policy : defaults.CLIENT_ADDRESS || 'peer',
    problems,
  }
}

// Reads the environment once. No mistake here stops the function: a message that can be stored must
// be, even without an address to e-mail it to.
import { isAddressPolicy } from './client-address.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The deadlines in milliseconds. The browser gives up after 15 s, so each step has its own
 * deadline, and so does the whole answer.
 */
export type Deadlines = Readonly<
  Record<'answer' | 'body' | 'store' | 'mail' | 'mailPatience' | 'mark', number>
>

export const deadlines: Deadlines = {
  answer: 13_500,
  // An old phone on a slow line needs most of the fifteen seconds.
  body: 10_000,
  store: 2_500,
  mail: 5_000,
  // This is how long the answer waits for the e-mail of a message that is already stored.
  mailPatience: 2_000,
  // This is how long an accepted e-mail waits for its row to be marked.
  mark: 1_000,
}

const splitList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Adds the scheme of a site that is written without one. */
function addScheme(site: string): string {
  if (/^[a-z]+:\/\//i.test(site)) return site
  return /^(localhost|127\.0\.0\.1)(:|$)/.test(site) ? `http://${site}` : `https://${site}`
}

/**
 * Returns a site as browsers write its origin: scheme, ASCII domain, no path, no default port.
 * Returns undefined where it is no site.
 */
function toOrigin(site: string) {
  const withScheme = addScheme(site.replace(/([^:/])\/+$/, '$1'))
  const anyPort = withScheme.endsWith(':*')
  const address = anyPort ? withScheme.slice(0, -2) : withScheme
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(origin)
    ? `${origin}${anyPort ? ':*' : ''}`
    : undefined
}

const resend = 'https://api.resend.com/emails'

/**
 * Returns true if an address may receive secrets: it uses TLS or, for tests, is on this machine.
 */
function keepsSecrets(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
  )
}

/** Creates a reader of variables that collects a sentence for each missing or wrong one. */
function createReader(env: Environment, defaults: Environment) {
  const problems: string[] = []
  const read = (name: string) => env[name]?.trim() || defaults[name] || ''
  const readRequired = (name: string, example: string) => {
    const value = read(name)
    if (value === '') problems.push(`${name} est requis. Exemple : ${example}`)
    return value
  }
  const readLimit = (name: string, usual: number) => {
    const value = read(name)
    if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
    if (value !== '') problems.push(`${name} doit être un nombre entier. Exemple : ${usual}`)
    return usual
  }
  return { problems, read, readRequired, readLimit }
}

type Reader = ReturnType<typeof createReader>

function readPublicKeys({ problems, read }: Reader): string[] {
  const keys = splitList(`${read('FUNCTION_KEY')},${read('SUPABASE_ANON_KEY')}`)
  if (keys.length === 0)
    problems.push(
      'FUNCTION_KEY est requis : sans clé publique, tout message est refusé. Exemple : sb_publishable_...',
    )
  return keys
}

function readOrigins({ problems, readRequired }: Reader): string[] {
  const example = 'https://www.fanal.quebec,https://*.apercu.fanal.quebec'
  return splitList(readRequired('ALLOWED_ORIGINS', example)).flatMap((site) => {
    const origin = toOrigin(site)
    if (origin === undefined)
      problems.push(
        `ALLOWED_ORIGINS contient « ${site} », qui n’est pas l’adresse d’un site. Exemple : ${example}`,
      )
    return origin ?? []
  })
}

/**
 * Reads the settings of the mail API. With `unusable` ones, a problem is logged, and e-mails wait
 * in the database rather than go to the wrong place.
 */
function readMailApi({
  problems,
  read,
}: Reader): { url: string; key: string } | 'unusable' | undefined {
  const url = read('MAIL_API_URL')
  const key = read('MAIL_API_KEY')
  if (url !== '' && !keepsSecrets(url)) {
    problems.push(`MAIL_API_URL doit commencer par https://. Exemple : ${resend}`)
    return 'unusable'
  }
  if (url !== '' && key === '') {
    problems.push('MAIL_API_KEY est requis avec MAIL_API_URL. Exemple : re_...')
    return 'unusable'
  }
  return key === '' ? undefined : { url: url || resend, key }
}

/** Returns undefined without a key: e-mails then have no link, and no reminder is sent. */
function readLinks({ problems, read }: Reader, allowedOrigins: readonly string[]) {
  const keys = splitList(read('LINK_KEYS'))
  const site = allowedOrigins.find((origin) => !origin.includes('*'))
  if (keys.length === 0 || site === undefined) return undefined
  if (keys.length <= 2 && keys.every((key) => key.length >= 32)) return { site, keys }
  problems.push(
    'LINK_KEYS doit contenir une ou deux clés d’au moins 32 caractères. Exemple : ce que donne openssl rand -hex 32',
  )
  return undefined
}

function readAddressPolicy({ problems, read }: Reader, usual: string): string {
  const policy = read('CLIENT_ADDRESS') || 'peer'
  if (isAddressPolicy(policy)) return policy
  problems.push(
    'CLIENT_ADDRESS doit valoir peer, un en-tête, ou un en-tête et une place. Exemple : x-forwarded-for:1',
  )
  return usual
}

export type Settings = ReturnType<typeof readSettings>
export type Config = Settings['config']

export function readSettings(env: Environment, defaults: Environment = {}) {
  const reader = createReader(env, defaults)
  const publicKeys = readPublicKeys(reader)
  const allowedOrigins = readOrigins(reader)
  const mailApi = readMailApi(reader)
  const addressPolicy = readAddressPolicy(reader, defaults.CLIENT_ADDRESS || 'peer')

  return {
    config: {
      publicKeys,
      allowedOrigins,
      links: readLinks(reader, allowedOrigins),
      retrySecret: reader.read('RETRY_SECRET') || undefined,
      // Without a salt, an instance counts only its own requests until it stops: that is better
      // than hashes that anyone could reverse.
      addressSalt:
        reader.readRequired('ADDRESS_SALT', 'une suite de 32 caractères au hasard') ||
        crypto.randomUUID(),
      mail: {
        to: reader.readRequired('CONTACT_TO', 'bonjour@fanal.quebec'),
        from: reader.readRequired('CONTACT_FROM', 'Fanal <site@fanal.quebec>'),
      },
      limits: {
        perAddress: reader.readLimit('LIMIT_PER_ADDRESS', 10),
        perHour: reader.readLimit('LIMIT_PER_HOUR', 100),
      },
      deadlines,
    },
    mailApi,
    addressPolicy,
    problems: reader.problems,
  }
}

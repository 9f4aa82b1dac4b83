// Reads the environment once. No mistake here stops the function: a message that can be stored must
// be, even without an address to e-mail it to.
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The deadlines in milliseconds. The browser gives up after 15 s, so each step has its own
 * deadline, and so does the whole response.
 */
export const deadlines = {
  response: 13_500,
  // An old phone on a slow line needs most of the fifteen seconds.
  body: 10_000,
  store: 2_500,
  mail: 5_000,
  // This is how long the response waits for the e-mail of a message that is already stored.
  mailWait: 2_000,
  // This is how long an e-mail that left, or did not, waits for the database to record it.
  mailRecord: 1_000,
  // This is how long a copy to whoever is on call waits for the hours.
  calendar: 1_000,
  // A retry sends two e-mails, then pauses: Resend refuses more than two a second.
  mailPause: 1_100,
}

export const splitList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/**
 * Returns a site as browsers write its origin, with scheme, ASCII domain and no default port, or
 * undefined.
 */
function toOrigin(site: string) {
  const [, address = '', anyPort = ''] = /^(.*?)(:\*)?$/.exec(site) ?? []
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(origin)
    ? origin + anyPort
    : undefined
}

const resend = 'https://api.resend.com/emails'

/** Creates a reader of variables that collects a sentence for each missing or wrong one. */
function createVariableReader(env: Environment, defaults: Environment) {
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

type Reader = ReturnType<typeof createVariableReader>

function readOrigins({ problems, readRequired }: Reader) {
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

/** Returns undefined where e-mails cannot leave: they wait in the database. */
function readMailApi({ problems, read }: Reader) {
  const [url, key] = [read('MAIL_API_URL') || resend, read('MAIL_API_KEY')]
  if (key === '') return undefined
  // Without TLS, only a test on this machine may receive families' messages.
  if (/^(https:\/\/|http:\/\/127\.0\.0\.1:)/.test(url)) return { url, key }
  problems.push(`MAIL_API_URL doit commencer par https://. Exemple : ${resend}`)
  return undefined
}

/** Returns undefined without a key: e-mails then have no link, and no reminder is sent. */
function readLinks({ problems, read }: Reader, allowedOrigins: readonly string[]) {
  const keys = splitList(read('LINK_KEYS'))
  const siteOrigin = allowedOrigins.find((origin) => !origin.includes('*'))
  if (keys.length === 0 || siteOrigin === undefined) return undefined
  if (keys.every((key) => key.length >= 32)) return { siteOrigin, keys }
  problems.push(
    'LINK_KEYS doit contenir des clés d’au moins 32 caractères. Exemple : ce que donne openssl rand -hex 32',
  )
  return undefined
}

export type Settings = ReturnType<typeof readSettings>
export type Config = Settings['config']

export function readSettings(env: Environment, defaults: Environment = {}) {
  const reader = createVariableReader(env, defaults)
  const { problems, read, readRequired, readLimit } = reader
  const functionKey = readRequired('FUNCTION_KEY', 'sb_publishable_...')
  const allowedOrigins = readOrigins(reader)

  return {
    config: {
      publicKeys: splitList(`${functionKey},${read('SUPABASE_ANON_KEY')}`),
      allowedOrigins,
      links: readLinks(reader, allowedOrigins),
      scheduleSecrets: splitList(read('SCHEDULE_SECRET')),
      // Without a salt, an instance counts only its own requests until it stops: that is better
      // than hashes that anyone could reverse.
      addressSalt:
        readRequired('ADDRESS_SALT', 'une suite de 32 caractères au hasard') || crypto.randomUUID(),
      mail: {
        to: readRequired('CONTACT_TO', 'bonjour@fanal.quebec'),
        from: readRequired('CONTACT_FROM', 'Fanal <site@fanal.quebec>'),
        // The person whom the owner may name for « cette semaine » after hours.
        onCall: read('ON_CALL_TO') || undefined,
      },
      limits: {
        perAddress: readLimit('LIMIT_PER_ADDRESS', 10),
        perHour: readLimit('LIMIT_PER_HOUR', 100),
      },
      deadlines,
    },
    mailApi: readMailApi(reader),
    problems,
  }
}

/** Lists what a deployed function needs, beside the problems of its values. */
export function listDeploymentProblems({ config, mailApi, problems }: Settings) {
  const { links, scheduleSecrets } = config
  const missing: readonly (readonly [isMissing: boolean, problem: string])[] = [
    [!mailApi, 'MAIL_API_KEY est requis pour que les courriels partent. Exemple : re_...'],
    [
      scheduleSecrets.length === 0,
      'SCHEDULE_SECRET est requis pour reprendre les courriels en attente. Exemple : ce que donne openssl rand -hex 32',
    ],
    [
      links === undefined,
      'LINK_KEYS, et un site sans * dans ALLOWED_ORIGINS, sont requis pour marquer une demande et rappeler les autres. Exemple : ce que donne openssl rand -hex 32',
    ],
    [
      links?.siteOrigin.startsWith('http:') === true,
      `ALLOWED_ORIGINS commence par ${links?.siteOrigin ?? ''}, où mèneraient les liens des courriels. Mettez d’abord le site. Exemple : https://www.fanal.quebec`,
    ],
  ]
  return [...missing.flatMap(([isMissing, problem]) => (isMissing ? problem : [])), ...problems]
}

import { expect, test } from '@jest/globals'

import {
  deadlines,
  readSettings,
} from '../../../../supabase/functions/send-contact-email/settings.ts'

const whole = {
  FUNCTION_KEY: 'sb_publishable_1, ancienne-cle',
  ALLOWED_ORIGINS: 'https://www.fanal.quebec, https://*.apercu.fanal.quebec',
  CONTACT_TO: 'bonjour@fanal.quebec',
  CONTACT_FROM: 'Fanal <site@fanal.quebec>',
  ADDRESS_SALT: 'sel',
  RETRY_SECRET: 'secret',
  MAIL_API_URL: 'https://api.resend.com/emails',
  MAIL_API_KEY: 're_1',
}

test('accepts a whole environment, with the key that Supabase provides', () => {
  const { config, mailApi, problems, addressPolicy } = readSettings({
    ...whole,
    SUPABASE_ANON_KEY: 'eyJ.a.b',
    LIMIT_PER_HOUR: '250',
  })
  expect(problems).toEqual([])
  expect(mailApi).toEqual({ url: 'https://api.resend.com/emails', key: 're_1' })
  expect(addressPolicy).toBe('peer')
  expect(config).toMatchObject({
    publicKeys: ['sb_publishable_1', 'ancienne-cle', 'eyJ.a.b'],
    allowedOrigins: ['https://www.fanal.quebec', 'https://*.apercu.fanal.quebec'],
    limits: { perAddress: 10, perHour: 250 },
  })
})

test('reports what is missing, with examples, and still lets messages be stored', () => {
  const { config, problems } = readSettings({})
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'FUNCTION_KEY',
    'ALLOWED_ORIGINS',
    'ADDRESS_SALT',
    'CONTACT_TO',
    'CONTACT_FROM',
  ])
  for (const problem of problems) expect(problem).toContain('Exemple : ')
  expect(config.addressSalt).not.toBe('')
  expect(config.limits).toEqual({ perAddress: 10, perHour: 100 })
})

test('signs links with one or two long keys, for the first site that is no pattern', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
  const read = (LINK_KEYS: string) => {
    const { config, problems } = readSettings({
      ...whole,
      ALLOWED_ORIGINS: 'https://*.apercu.fanal.quebec,https://www.fanal.quebec',
      LINK_KEYS,
    })
    return [config.links, problems.length]
  }
  const site = 'https://www.fanal.quebec'
  expect([read(one), read(`${one}, ${two}`)]).toEqual([
    [{ site, keys: [one] }, 0],
    [{ site, keys: [one, two] }, 0],
  ])
  expect([read(''), read('court'), read(`${one},${two},${one}`)]).toEqual([
    [undefined, 0],
    [undefined, 1],
    [undefined, 1],
  ])
})

test.each([
  ['LIMIT_PER_ADDRESS', 'beaucoup'],
  ['LIMIT_PER_HOUR', '-1'],
  ['LIMIT_PER_HOUR', '0'],
  ['CLIENT_ADDRESS', 'x-forwarded-for:0'],
])('reports %s=%s in one sentence and keeps the usual value', (name, value) => {
  const { config, problems, addressPolicy } = readSettings({ ...whole, [name]: value })
  expect(problems).toEqual([expect.stringContaining(name)])
  expect(config.limits).toEqual({ perAddress: 10, perHour: 100 })
  expect(addressPolicy).toBe('peer')
})

const resend = 'https://api.resend.com/emails'
const onThisMachine = 'http://127.0.0.1:8025/emails'
const withoutTls = [
  'http://api.resend.com/emails',
  'http://localhost:80@api.example/emails',
  'api.resend.com/emails',
]

test.each([
  // What cannot be used is not used, and never taken for none: e-mails wait.
  ...withoutTls.map(
    (url) => [url, 're_1', 'unusable', ['MAIL_API_URL doit commencer par https://']] as const,
  ),
  [resend, '', 'unusable', ['MAIL_API_KEY est requis']],
  [onThisMachine, 're_1', { url: onThisMachine, key: 're_1' }, []],
  ['', 're_1', { url: resend, key: 're_1' }, []],
  ['', '', undefined, []],
] as const)(
  'reads the mail API at « %s » with the key « %s » as %j',
  (MAIL_API_URL, MAIL_API_KEY, expected, told) => {
    const { problems, mailApi } = readSettings({ ...whole, MAIL_API_URL, MAIL_API_KEY })
    expect(mailApi).toEqual(expected)
    expect(problems).toEqual(told.map((sentence) => expect.stringContaining(sentence)))
  },
)

test('falls back to the header of the host when the address policy is wrong', () => {
  const policy = { ...whole, CLIENT_ADDRESS: 'n’importe quoi' }
  expect(readSettings(policy, { CLIENT_ADDRESS: 'cf-connecting-ip' }).addressPolicy).toBe(
    'cf-connecting-ip',
  )
})

test.each([
  ['https://www.fanal.quebec/', 'https://www.fanal.quebec'],
  ['https://WWW.Fanal.Quebec:443', 'https://www.fanal.quebec'],
  ['https://www.fanal.quebec/contact/', 'https://www.fanal.quebec'],
  ['https://www.résidences.quebec', 'https://www.xn--rsidences-b4a.quebec'],
  ['*.apercu.fanal.quebec/', 'https://*.apercu.fanal.quebec'],
  ['http://localhost:*', 'http://localhost:*'],
  ['localhost:3000', 'http://localhost:3000'],
])('reads the site %s as the origin %s', (ALLOWED_ORIGINS, origin) => {
  const { config, problems } = readSettings({ ...whole, ALLOWED_ORIGINS })
  expect([config.allowedOrigins, problems]).toEqual([[origin], []])
})

test.each([
  '*',
  'https://',
  'https://*.*.fanal.quebec',
  'ftp://fanal.quebec',
  'null origin',
  'https://www.*.quebec',
])('reports %s, which is no site, and allows the others', (site) => {
  const { config, problems } = readSettings({
    ...whole,
    ALLOWED_ORIGINS: `${site},https://www.fanal.quebec`,
  })
  expect(problems).toEqual([
    expect.stringMatching(
      /^ALLOWED_ORIGINS contient « .+ », qui n’est pas l’adresse d’un site. Exemple : /,
    ),
  ])
  expect(config.allowedOrigins).toEqual(['https://www.fanal.quebec'])
})

test('answers before a browser gives up after fifteen seconds', () => {
  // The last of it, after the deadline of them all: an accepted e-mail is noted.
  expect(deadlines.answer + deadlines.mark).toBeLessThan(15_000)
  expect(deadlines.mailPatience).toBeLessThan(deadlines.mail)
  // On a slow line, a body takes nine.
  expect(deadlines.body).toBeGreaterThan(9_000)
})

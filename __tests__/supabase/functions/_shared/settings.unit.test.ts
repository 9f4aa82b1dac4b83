import { expect, test } from '@jest/globals'

import {
  deadlines,
  listDeploymentProblems,
  readSettings,
} from '@/supabase/functions/_shared/settings'

const whole = {
  FUNCTION_KEY: 'sb_publishable_1, ancienne-cle',
  ALLOWED_ORIGINS: 'https://*.apercu.fanal.quebec, https://www.fanal.quebec',
  CONTACT_TO: 'bonjour@fanal.quebec',
  CONTACT_FROM: 'Fanal <site@fanal.quebec>',
  ADDRESS_SALT: 'sel',
  MAIL_API_KEY: 're_1',
  LINK_KEYS: `${'1'.repeat(32)}, ${'2'.repeat(32)}`,
}

test('accepts a whole environment, with the key that Supabase provides', () => {
  const { config, mailApi, problems } = readSettings({
    ...whole,
    SUPABASE_ANON_KEY: 'eyJ.a.b',
    LIMIT_PER_HOUR: '250',
  })
  expect(problems).toEqual([])
  expect(mailApi).toEqual({ url: 'https://api.resend.com/emails', key: 're_1' })
  expect(config).toMatchObject({
    publicKeys: ['sb_publishable_1', 'ancienne-cle', 'eyJ.a.b'],
    allowedOrigins: ['https://*.apercu.fanal.quebec', 'https://www.fanal.quebec'],
    // The links lead to the first site that is no pattern.
    links: { siteOrigin: 'https://www.fanal.quebec', keys: ['1'.repeat(32), '2'.repeat(32)] },
    limits: { perAddress: 10, perHour: 250 },
  })
})

test('reports what is missing, and still lets messages be stored', () => {
  const { config, problems } = readSettings({})
  expect(problems.map((problem) => problem.split(' est requis. Exemple : ')[0])).toEqual([
    'FUNCTION_KEY',
    'ALLOWED_ORIGINS',
    'ADDRESS_SALT',
    'CONTACT_TO',
    'CONTACT_FROM',
  ])
  expect(config.addressSalt).not.toBe('')
})

test.each([
  ['LIMIT_PER_ADDRESS', 'beaucoup'],
  ['LIMIT_PER_HOUR', '0'],
  ['LINK_KEYS', 'court'],
  // Settings that cannot be used are ignored, and e-mails wait.
  ['MAIL_API_URL', 'http://api.resend.com/emails'],
])('reports %s=%s in one sentence and does not use it', (name, value) => {
  const settings = readSettings({ ...whole, [name]: value })
  expect(settings.problems).toEqual([expect.stringContaining(name)])
  expect(JSON.stringify(settings)).not.toContain(`"${value}"`)
  expect(settings.config.limits).toEqual({ perAddress: 10, perHour: 100 })
})

test.each([
  ['https://WWW.Fanal.Quebec:443/', 'https://www.fanal.quebec'],
  ['https://www.fanal.quebec/contact/', 'https://www.fanal.quebec'],
  ['https://www.résidences.quebec', 'https://www.xn--rsidences-b4a.quebec'],
  ['http://localhost:*', 'http://localhost:*'],
])('reads the site %s as the origin %s', (ALLOWED_ORIGINS, origin) => {
  const { config, problems } = readSettings({ ...whole, ALLOWED_ORIGINS })
  expect([config.allowedOrigins, problems]).toEqual([[origin], []])
})

test.each(['*', 'www.fanal.quebec', 'https://*.*.fanal.quebec', 'ftp://fanal.quebec'])(
  'reports %s, which is no site, and allows the others',
  (site) => {
    const { config, problems } = readSettings({
      ...whole,
      ALLOWED_ORIGINS: `${site},https://www.fanal.quebec`,
    })
    expect(problems).toEqual([expect.stringContaining(`ALLOWED_ORIGINS contient « ${site} »`)])
    expect(config.allowedOrigins).toEqual(['https://www.fanal.quebec'])
  },
)

test('answers before a browser gives up after fifteen seconds', () => {
  // The last of it, after the deadline of them all: an accepted e-mail is noted.
  expect(deadlines.response + deadlines.mailRecord).toBeLessThan(15_000)
  expect(deadlines.mailWait).toBeLessThan(deadlines.mail)
  // A body takes nine seconds on a slow connection.
  expect(deadlines.body).toBeGreaterThan(9_000)
})

test.each([
  [{}, []],
  [{ MAIL_API_KEY: '', SCHEDULE_SECRET: '' }, ['MAIL_API_KEY', 'SCHEDULE_SECRET']],
  [{ LINK_KEYS: '' }, ['LINK_KEYS,']],
  [{ LINK_KEYS: 'court' }, ['LINK_KEYS,', 'LINK_KEYS']],
  [{ ALLOWED_ORIGINS: 'https://*.apercu.fanal.quebec' }, ['LINK_KEYS,']],
  [{ ALLOWED_ORIGINS: 'http://localhost:3000,https://www.fanal.quebec' }, ['ALLOWED_ORIGINS']],
])('lists what a deployed function lacks with %j', (changes, names) => {
  const settings = readSettings({ ...whole, SCHEDULE_SECRET: 'secret', ...changes })
  expect(listDeploymentProblems(settings).map((problem) => problem.split(' ')[0])).toEqual(names)
})

import { expect, test } from '@jest/globals'

import { deadlines, readSettings } from '../../supabase/functions/send-contact-email/settings.ts'

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

test('a whole environment has no problem', () => {
  const { config, mailApi, problems, addressPolicy } = readSettings(whole)
  expect(problems).toEqual([])
  expect(mailApi).toEqual({ url: 'https://api.resend.com/emails', key: 're_1' })
  expect(addressPolicy).toBe('peer')
  expect(config).toMatchObject({
    publicKeys: ['sb_publishable_1', 'ancienne-cle'],
    allowedOrigins: ['https://www.fanal.quebec', 'https://*.apercu.fanal.quebec'],
    limits: { perAddress: 5, perHour: 100 },
  })
})

test('an empty one says what is missing, with examples, and still lets messages be stored', () => {
  const { config, problems } = readSettings({})
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'FUNCTION_KEY',
    'ADDRESS_SALT',
    'ALLOWED_ORIGINS',
    'CONTACT_TO',
    'CONTACT_FROM',
  ])
  for (const problem of problems) expect(problem).toContain('Exemple : ')
  expect(config.addressSalt).not.toBe('')
  expect(config.limits).toEqual({ perAddress: 5, perHour: 100 })
})

test('the keys that Supabase provides are accepted as they are', () => {
  const { config } = readSettings({
    ...whole,
    FUNCTION_KEY: '',
    SUPABASE_ANON_KEY: 'eyJ.a.b',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_2","mobile":"sb_publishable_3"}',
  })
  expect(config.publicKeys).toEqual(['eyJ.a.b', 'sb_publishable_2', 'sb_publishable_3'])
  expect(readSettings({ ...whole, SUPABASE_PUBLISHABLE_KEYS: 'not json' }).config.publicKeys).toHaveLength(2)
})

test.each([
  ['LIMIT_PER_ADDRESS', 'beaucoup'],
  ['LIMIT_PER_HOUR', '-1'],
  ['LIMIT_PER_HOUR', '0'],
  ['CLIENT_ADDRESS', 'x-forwarded-for:0'],
  ['MAIL_API_URL', 'http://api.resend.com/emails'],
])('%s=%s is refused in one sentence, and the usual value stays', (name, value) => {
  const { config, problems, addressPolicy } = readSettings({ ...whole, [name]: value })
  expect(problems).toEqual([expect.stringContaining(name)])
  expect(config.limits).toEqual({ perAddress: 5, perHour: 100 })
  expect(addressPolicy).toBe('peer')
})

test('limits can be lifted, for measuring', () => {
  expect(readSettings({ ...whole, LIMIT_PER_ADDRESS: 'aucune', LIMIT_PER_HOUR: '250' }).config.limits).toEqual({
    perAddress: null,
    perHour: 250,
  })
})

test('the slowest answer still reaches a browser that waits fifteen seconds', () => {
  // The body trickles in, the store hangs, the carrier takes all its time, the store is told and hangs again.
  expect(deadlines.body + deadlines.store + deadlines.mail + deadlines.mark).toBeLessThan(14_000)
  expect(deadlines.mailPatience).toBeLessThan(deadlines.mail)
})

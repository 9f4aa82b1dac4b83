import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { readEnv } from '@/env.mjs'
import { getMessage } from './support/get-message'

const listSentences = (source: Record<string, string>) =>
  getMessage(() => readEnv(source)).split('\n')

describe('the environment', () => {
  test('serves a local start with nothing or with empty variables set', () => {
    expect(readEnv({ SITE_URL: '', CHAT_SCRIPT: '' })).toMatchObject({
      deployKind: 'local',
      basePath: '',
      chat: { script: '', hosts: [] },
    })
  })

  test('tells each mistake in a French sentence with an example', () => {
    expect(
      listSentences({
        SITE_URL: 'www.fanal.quebec',
        BASE_PATH: 'apercu/',
      }),
    ).toEqual([
      'Configuration incorrecte (voir .env.example) :',
      '  SITE_URL doit être une adresse complète, sans barre oblique à la fin. Exemple : https://www.fanal.example',
      '  BASE_PATH doit commencer par une barre oblique et ne pas finir par une autre. Exemple : /apercu/pr-12',
    ])
  })

  test.each([
    ['PREVIEW_TIME', 'doit être un moment en temps universel. Exemple : 2026-11-20T15:04:05Z'],
    [
      'CHAT_SCRIPT',
      'doit être l’adresse du script, puis les hôtes qu’il appelle, séparés par des espaces. Exemple : https://embed.tawk.to/1a2b3c/default https://*.tawk.to wss://*.tawk.to',
    ],
  ])('refuses a malformed %s in French', (name, sentence) => {
    expect(listSentences({ [name]: 'hier' })).toContain(`  ${name} ${sentence}`)
  })

  test.each([
    ['https://a.example/w.js', ['https://a.example']],
    [
      'https://a.example/w.js https://*.b.example wss://c.example',
      ['https://a.example', 'https://*.b.example', 'wss://c.example'],
    ],
  ])('reads the script of a chat and its hosts in %s', (setting, hosts) => {
    expect(readEnv({ CHAT_SCRIPT: setting }).chat).toEqual({
      script: 'https://a.example/w.js',
      hosts,
    })
  })

  test('finds the script of a chat in the folder of the site', () => {
    const source = { BASE_PATH: '/essai', CHAT_SCRIPT: '/clavardage.js https://a.example' }
    expect(readEnv(source).chat).toEqual({
      script: '/essai/clavardage.js',
      hosts: ['https://a.example'],
    })
  })

  test('refuses a production that would lose messages', () => {
    const sentences = listSentences({ DEPLOY_KIND: 'production' })
    expect(sentences).toContain(
      '  FUNCTION_HOST est requis en production : sans lui, aucun message n’arrive. Exemple : https://abcdefgh.supabase.co',
    )
    expect(sentences).toHaveLength(4)
  })
})

test('documents in .env.example exactly the variables that are read', () => {
  const listNames = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name)
  const documented = listNames('.env.example', /^# ([A-Z_]+)=/gm)
  const site = listNames('env.mjs', /^ {2}([A-Z_]+):/gm)
  const server = listNames('scripts/support/environment.mjs', /process\.env\.(PORT|LISTEN)\b/g)
  const contact = listNames(
    'supabase/functions/_shared/settings.ts',
    /\b(?:read|readRequired|readLimit)\('([A-Z_]+)'/g,
  )
  const signIn = listNames('supabase/functions/editor-login/index.ts', /\bsetting\('([A-Z_]+)'/g)
  // Supabase itself sets these on its own hosts.
  const variables = [...site, ...server, ...contact, ...signIn].filter(
    (name) => !name?.startsWith('SUPABASE_'),
  )
  expect(site.length).toBeGreaterThan(8)
  expect(contact.length).toBeGreaterThan(5)
  expect(documented.toSorted()).toEqual([...new Set(variables)].toSorted())
})

import { expect, test } from '@jest/globals'
import { askFunction } from '@/scripts/deploy/ask-function'
import { createHandler } from '@/supabase/functions/send-contact-email/handler'
import type { RequestStore } from '@/supabase/functions/send-contact-email/sql-store'
import {
  config,
  createFakeStore,
  publicKey,
  siteOrigin,
} from '../../supabase/functions/send-contact-email/doubles'

const settings = {
  SITE_URL: siteOrigin,
  FUNCTION_HOST: 'https://projet.supabase.example',
  FUNCTION_KEY: publicKey,
  SCHEDULE_SECRET: 'secret-des-passages',
}

/** Asks a function that runs here, and returns what is not done. */
async function ask(
  changes: Partial<typeof settings> = {},
  region = 'ca-central-1',
  problems = 0,
  minutes: Partial<Awaited<ReturnType<RequestStore['measureSilence']>>> = {},
) {
  const { store, rows } = createFakeStore()
  const silence = await store.measureSilence('2026-11-20')
  const handle = createHandler({
    store: { ...store, measureSilence: () => Promise.resolve({ ...silence, ...minutes }) },
    sendMail: () => Promise.resolve(),
    config,
    now: () => new Date(),
    readCalendar: () => Promise.resolve(undefined),
    deployment: { problems, region },
    log: () => undefined,
  })
  const checks = await askFunction({ ...settings, ...changes }, (input, init) =>
    handle(new Request(input, init), { clientAddress: '' }),
  )
  return {
    names: [...rows.values()].map(({ message }) => message.name),
    undone: checks.filter(({ isDone }) => !isDone).map(({ text }) => text),
  }
}

test('has nothing to say of a function that works, and sends it one message', async () => {
  expect(await ask()).toEqual({ names: ['Essai de mise en ligne'], undone: [] })
})

test.each<[Parameters<typeof ask>, RegExp[]]>([
  [[{}, 'ap-southeast-2'], [/^Région de la fonction : ap-southeast-2/]],
  [[{}, 'ca-central-1', 2], [/^Réglages de la fonction à corriger : 2/]],
  [
    [{}, 'ca-central-1', 0, { sinceRetry: null, sinceRetention: 20 }],
    [/^Reprise des courriels : ne passe jamais/, /^Effacement à échéance : il y a 20 min/],
  ],
  [[{}, 'ca-central-1', 0, { oldestWaiting: 60 }], [/^Plus ancien courriel.* : 60 min/]],
  [[{ SCHEDULE_SECRET: 'autre' }], [/^SCHEDULE_SECRET : la fonction ne l’accepte pas/]],
  [[{ FUNCTION_KEY: 'autre-cle' }], [/^Message « Essai de mise en ligne ».* : 401$/]],
  [[{ SCHEDULE_SECRET: '' }], [/^SCHEDULE_SECRET : à donner/]],
])('names what is wrong with %j', async (changes, expected) => {
  const { undone } = await ask(...changes)
  expect(undone).toEqual(expected.map((pattern) => expect.stringMatching(pattern)))
})

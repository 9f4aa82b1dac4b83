// Doubles of the database, the clock and the mail provider. They use Web standards only, so that
// they serve under Node and under Deno.
import type { ContactMessage } from '@/supabase/functions/_contract/contact-message'
import type { Mail, SendMail } from '@/supabase/functions/send-contact-email/compose'
import type { Dependencies } from '@/supabase/functions/send-contact-email/delivery'
import { createHandler } from '@/supabase/functions/send-contact-email/handler'
import type { Config } from '@/supabase/functions/_shared/settings'
import type { NewRequest, RequestStore } from '@/supabase/functions/send-contact-email/sql-store'

export const publicKey = 'cle-publique-de-test'
export const siteOrigin = 'https://www.fanal.example'
export const endpoint = 'https://projet.supabase.example/functions/v1/send-contact-email'

export const config: Config = {
  publicKeys: [publicKey],
  allowedOrigins: [siteOrigin],
  scheduleSecrets: ['secret-des-passages'],
  addressSalt: 'sel-de-test',
  links: undefined,
  mail: { to: 'agence@fanal.example', from: 'Fanal <site@fanal.example>', onCall: undefined },
  limits: { perAddress: 1e6, perHour: 1e6 },
  deadlines: {
    response: 15_000,
    body: 5_000,
    store: 5_000,
    mail: 5_000,
    mailWait: 5_000,
    mailRecord: 5_000,
    calendar: 5_000,
    mailPause: 0,
  },
}

export const message: ContactMessage = {
  seekingFor: 'proche',
  name: 'Marie Tremblay',
  phone: '418 555-0134',
  email: 'marie@exemple.ca',
  message: 'Ma mère quitte sa maison de Limoilou.',
}

export function post(
  body: unknown = message,
  changes: {
    headers?: Record<string, string | undefined>
    raw?: BodyInit
    url?: string
    method?: string
  } = {},
) {
  const headers = new Headers()
  const headerValues: Record<string, string | undefined> = {
    authorization: `Bearer ${publicKey}`,
    'content-type': 'application/json',
    origin: siteOrigin,
    ...changes.headers,
  }
  for (const [name, value] of Object.entries(headerValues))
    if (value !== undefined) headers.set(name, value)
  const method = changes.method ?? 'POST'
  return new Request(changes.url ?? endpoint, {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: changes.raw ?? JSON.stringify(body) }),
    // A streamed body needs this said; Node's types know it, the browser's do not.
    ...({ duplex: 'half' } as object),
  })
}

/** A clock that the tests set. */
const buildClock = () => ({ now: new Date('2026-11-20T13:30:00Z') })

/** A store in memory, without limits nor second attempts. */
export function createFakeStore(clock = buildClock()) {
  const rows = new Map<string, NewRequest & { sentAt: Date | null }>()
  const store: RequestStore = {
    accept(request) {
      const isKnown = rows.has(request.id)
      if (!isKnown) rows.set(request.id, { ...request, sentAt: null })
      return Promise.resolve(
        isKnown
          ? 'duplicate'
          : { id: request.id, message: request.message, receivedAt: clock.now, suspect: null },
      )
    },
    markSent(id) {
      const row = rows.get(id)
      if (row) row.sentAt ??= clock.now
      return Promise.resolve()
    },
    markFailed: () => Promise.resolve(),
    claimDue: () => Promise.resolve([]),
    countWaiting: () => Promise.resolve(0),
    noteRun: () => Promise.resolve(),
    noteRefusedCopy: () => Promise.resolve(),
    measureSilence: () =>
      Promise.resolve({ oldestWaiting: null, sinceRetry: 1, sinceRetention: 4 }),
  }
  return { store, rows }
}

export function createBench(
  changes: Partial<Dependencies> = {},
  sendReminder?: () => Promise<void>,
) {
  const clock = buildClock()
  const { store, rows } = createFakeStore(clock)
  const lines: string[] = []
  /** Every e-mail given to the mail provider, accepted or refused. */
  const tried: Mail[] = []
  /** The e-mails that it delivered, each once. */
  const mails: Mail[] = []
  /** What keeps the instance alive after its answer. */
  const works: Promise<unknown>[] = []
  const mailFaults = { refuse: 0 }
  const sendMail: SendMail = (mail) => {
    tried.push(mail)
    if (tried.length <= mailFaults.refuse)
      return Promise.reject(new Error(`mailbox of ${mail.replyTo ?? ''} is full`))
    if (!mails.some(({ id }) => id === mail.id)) mails.push(mail)
    return Promise.resolve()
  }
  const dependencies = {
    store,
    sendMail,
    config,
    now: () => clock.now,
    readCalendar: () => Promise.resolve(undefined),
    log: (sentence: string) => lines.push(sentence),
    ...changes,
  }
  const handler = createHandler(dependencies, sendReminder)
  const askWithSecret = (name: string, secret = 'secret-des-passages') => {
    const headers = { authorization: `Bearer ${secret}` }
    return handler(new Request(`${endpoint}/${name}`, { method: 'POST', headers }), {
      clientAddress: '',
    })
  }
  return {
    rows,
    tried,
    mails,
    mailFaults,
    lines,
    clock,
    handle: (request: Request, clientAddress = '203.0.113.7') =>
      handler(request, { clientAddress, waitUntil: (work) => void works.push(work) }),
    finish: () => Promise.all(works),
    retry: (secret?: string) => askWithSecret('retry', secret),
    watch: (secret?: string) => askWithSecret('watch', secret),
  }
}

// Runs a function as Supabase does: under Deno, with a mail API on a port.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll } from '@jest/globals'

import { extraPackages } from '@/scripts/test/install-extra-packages'
import { start, type Running } from '../processes.ts'

const root = join(__dirname, '../../..')
const deno = join(root, extraPackages, '.bin/deno')
export const site = 'https://www.your-domain.quebec'
export const linkKey = '1'.repeat(32)
export const scheduleSecret = 'secret-of-the-schedules'

/** The headers that a visitor's browser sends with each request. */
export const visitorHeaders = {
  authorization: 'Bearer sb_publishable_1',
  'content-type': 'application/json',
  origin: site,
}

type SentMail = { subject: string; text: string; reply_to: string }

const servers: Server[] = []
const processes: Running[] = []
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end('SIGKILL')))
  for (const server of servers) server.close()
})

export async function startMailApi() {
  const mails: SentMail[] = []
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    incoming.on('end', () => {
      mails.push(JSON.parse(body) as SentMail)
      outgoing.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { server, mails }
}

export async function startInDeno(name: string, databaseUrl: string, mailApi: Server, env = {}) {
  const options = [
    'run',
    '--cached-only',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-read',
    '--allow-net=127.0.0.1',
  ]
  const running = start(deno, [...options, join(__dirname, 'serve-in-deno.ts')], {
    cwd: root,
    env: {
      FUNCTION_NAME: name,
      FUNCTION_KEY: 'sb_publishable_1',
      ALLOWED_ORIGINS: site,
      CONTACT_TO: 'bonjour@your-domain.quebec',
      CONTACT_FROM: 'Fanal <site@your-domain.quebec>',
      MAIL_API_KEY: 're_1',
      MAIL_API_URL: `http://127.0.0.1:${(mailApi.address() as AddressInfo).port}/emails`,
      ADDRESS_SALT: 'salt',
      SCHEDULE_SECRET: scheduleSecret,
      LINK_KEYS: linkKey,
      SUPABASE_DB_URL: databaseUrl,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      ...env,
    },
  })
  processes.push(running)
  const origin = await running.waitForOutput(/Listening on (http:\/\/127\.0\.0\.1:\d+)/)
  return { ...running, url: `${origin}/${name}` }
}

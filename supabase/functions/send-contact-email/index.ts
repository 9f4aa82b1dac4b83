// The function as Supabase runs it, under Deno. Everything it decides is in handler.ts; here it
// meets its database and its carrier.
import postgres from 'postgres'

import { readClientAddress } from './client-address.ts'
import { createHandler } from './handler.ts'
import { createMailApi, noMailApi } from './mail-api.ts'
import { readSettings } from './settings.ts'
import { createSqlStore, type SqlClient } from './sql-store.ts'

const log = (sentence: string) => console.log(sentence)

const settings = readSettings(Deno.env.toObject(), {
  // Cloudflare, in front of every Supabase project, writes it over whatever a sender wrote;
  // supabase/README.md tells what is known of it.
  CLIENT_ADDRESS: 'cf-connecting-ip',
})
if (!settings.mailApi)
  log('Configuration : MAIL_API_KEY est requis pour que les courriels partent. Exemple : re_...')
if (!settings.config.retrySecret)
  log('Configuration : RETRY_SECRET est requis pour reprendre les courriels en attente.')
for (const problem of settings.problems) log(`Configuration : ${problem}`)

// The pooler in transaction mode keeps no prepared statement. postgres.js 3.4.9 resolves a query at
// ReadyForQuery, so after its commit.
const sql = postgres(Deno.env.get('SUPABASE_DB_URL') ?? '', {
  prepare: false,
  // On by default, it sends a query of its own on each new connection. When the connection is lost
  // there, nobody can catch the rejection and Deno ends the process with every request in it: 3
  // runs of 3 while connections were ended, 0 of 3 without it (postgres.js issues 1192, 1205,
  // 1223). It serves arrays alone.
  fetch_types: false,
  max: 4,
  idle_timeout: 20,
  connect_timeout: 2,
  onnotice: () => undefined,
})
const client: SqlClient = { query: (statement, values) => sql.unsafe(statement, [...values]) }

const handle = createHandler({
  store: createSqlStore(client, settings.config.limits),
  sendMail: typeof settings.mailApi === 'object' ? createMailApi(settings.mailApi) : noMailApi,
  config: settings.config,
  now: () => new Date(),
  log,
})

// Supabase's runtime ends an idle instance unless it is told that work goes on; plain Deno has no
// such thing.
const runtime: typeof globalThis & { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } } =
  globalThis

Deno.serve((request, info) =>
  handle(request, {
    clientAddress: readClientAddress(
      request.headers,
      info.remoteAddr?.hostname ?? '',
      settings.addressPolicy,
    ),
    waitUntil: (work) => runtime.EdgeRuntime?.waitUntil(work),
  }),
)

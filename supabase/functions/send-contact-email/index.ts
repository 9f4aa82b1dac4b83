// Connects the decisions of handler.ts to the database and the mail provider, under Deno on
// Supabase.
import { openPostgres } from '../_shared/postgres-client.ts'
import { listDeploymentProblems, readSettings } from '../_shared/settings.ts'
import { createHandler } from './handler.ts'
import { createMailApi, noMailApi } from './mail-api.ts'
import { createReminder } from './reminder.ts'
import { createReminderStore } from './reminder-store.ts'
import { createSqlStore } from './sql-store.ts'

const settings = readSettings(Deno.env.toObject())
const { config, mailApi } = settings
const problems = listDeploymentProblems(settings)
for (const problem of problems) console.log(`Configuration : ${problem}`)

const client = openPostgres(Deno.env.get('SUPABASE_DB_URL') ?? '')

const dependencies = {
  store: createSqlStore(client, config.limits),
  sendMail: mailApi ? createMailApi(mailApi) : noMailApi,
  config,
  now: () => new Date(),
  readCalendar: () => createReminderStore(client, console.log).readCachedCalendar(),
  deployment: { problems: problems.length, region: Deno.env.get('SB_REGION') ?? '' },
  log: console.log,
}
const handle = createHandler(dependencies, createReminder({ ...dependencies, client }))

// Supabase's runtime ends an idle instance unless it is told of pending work; plain Deno has no
// such call.
const runtime: typeof globalThis & { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } } =
  globalThis

Deno.serve((request) =>
  handle(request, {
    // Cloudflare, in front of every Supabase project, overwrites this header; supabase/README.md
    // gives the evidence.
    clientAddress: request.headers.get('cf-connecting-ip') ?? '',
    waitUntil: (work) => runtime.EdgeRuntime?.waitUntil(work),
  }),
)

// The function as Supabase runs it, under Deno.
import { openPostgres } from '../_shared/postgres-client.ts'
import { listDeploymentProblems, readSettings } from '../_shared/settings.ts'
import { createMailApi, noMailApi } from './mail-api.ts'
import { createRequestFunction } from './request-function.ts'

const settings = readSettings(Deno.env.toObject())
const { config, mailApi } = settings
const problems = listDeploymentProblems(settings)
for (const problem of problems) console.log(`Configuration : ${problem}`)

const { handle } = createRequestFunction(openPostgres(Deno.env.get('SUPABASE_DB_URL') ?? ''), {
  sendMail: mailApi ? createMailApi(mailApi) : noMailApi,
  config,
  deployment: { problems: problems.length, region: Deno.env.get('SB_REGION') ?? '' },
  log: console.log,
})

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

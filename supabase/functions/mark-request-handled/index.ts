// The function as Supabase runs it, under Deno.
import { openPostgres } from '../_shared/postgres-client.ts'
import { readSettings } from '../_shared/settings.ts'
import { createMarkHandler } from './handler.ts'

const handle = createMarkHandler({
  client: openPostgres(Deno.env.get('SUPABASE_DB_URL') ?? ''),
  config: readSettings(Deno.env.toObject()).config,
  now: () => new Date(),
  log: console.log,
})

Deno.serve((request) => handle(request))

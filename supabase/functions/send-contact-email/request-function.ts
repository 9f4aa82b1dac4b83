// Connects the decisions of handler.ts and reminder.ts to a database: the same way under Deno on
// Supabase and on the local server.
import type { SqlClient } from '../_shared/postgres-client.ts'
import type { Dependencies } from './delivery.ts'
import { createHandler } from './handler.ts'
import { createReminder } from './reminder.ts'
import { createReminderStore } from './reminder-store.ts'
import { createSqlStore } from './sql-store.ts'

type Options = Pick<Dependencies, 'sendMail' | 'config' | 'deployment' | 'log'>

export function createRequestFunction(client: SqlClient, options: Options) {
  const dependencies = {
    ...options,
    store: createSqlStore(client, options.config.limits),
    now: () => new Date(),
    readCalendar: () => createReminderStore(client, options.log).readCachedCalendar(),
  }
  const sendReminder = createReminder({ ...dependencies, client })
  return { handle: createHandler(dependencies, sendReminder), sendReminder, dependencies }
}

// The contact function as the local server runs it: an embedded Postgres, and e-mails as files or
// through the mail API that is configured.
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { describeFailure } from '../../supabase/functions/_shared/failure.ts'
import { readClientAddress } from '../../supabase/functions/send-contact-email/client-address.ts'
import type { SendMail } from '../../supabase/functions/send-contact-email/compose.ts'
import {
  createDelivery,
  type Dependencies,
} from '../../supabase/functions/send-contact-email/delivery.ts'
import { createHandler } from '../../supabase/functions/send-contact-email/handler.ts'
import { createMailApi, noMailApi } from '../../supabase/functions/send-contact-email/mail-api.ts'
import {
  readSettings,
  type Environment,
  type Settings,
} from '../../supabase/functions/send-contact-email/settings.ts'
import { createSqlStore } from '../../supabase/functions/send-contact-email/sql-store.ts'
import { createEmlMailer } from './eml-mailer.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts'

export interface LocalFunctionOptions {
  /** Git-ignored. Holds `requests/` (the database) and `courriels/` (the e-mails). */
  readonly dataDir: string
  /** See .env.example. Only FUNCTION_KEY must match the site's; everything has a local default. */
  readonly env: Environment
  readonly log: Dependencies['log']
  /** Where the pages are: they may send, whatever ALLOWED_ORIGINS says of other sites. */
  readonly ownOrigins?: readonly string[]
  /**
   * How long a message waits for the database, its opening included, before its e-mail goes alone.
   */
  readonly storeDeadline?: number
  /** The embedded database, unless a test puts its own between. */
  readonly openDatabase?: (directory: string) => Promise<EmbeddedDatabase>
}

const localDefaults: Environment = {
  FUNCTION_KEY: 'cle-publique-locale',
  ALLOWED_ORIGINS: 'http://localhost:*,http://127.0.0.1:*',
  CONTACT_TO: 'agence@site.example',
  CONTACT_FROM: 'Site <formulaire@site.example>',
}

function mailerFor(
  mailApi: Settings['mailApi'],
  dataDir: string,
  log: Dependencies['log'],
): SendMail {
  if (mailApi === undefined) return createEmlMailer(join(dataDir, 'courriels'), log)
  return mailApi === 'unusable' ? noMailApi : createMailApi(mailApi)
}

/** Rows and e-mails hold families' names and phone numbers: for this account alone. */
async function openPrivately(dataDir: string, open: typeof openEmbeddedDatabase) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  return open(join(dataDir, 'requests'))
}

/** Keeps the work under way, so that the server may wait for it before it stops. */
function createTracker() {
  const pending = new Set<Promise<unknown>>()
  return {
    track: <T>(work: Promise<T>) => {
      pending.add(work)
      const forget = () => pending.delete(work)
      work.then(forget, forget)
      return work
    },
    waitForAll: async () => {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

export function createLocalFunction(options: LocalFunctionOptions) {
  const { dataDir, env, log, ownOrigins = [], openDatabase = openEmbeddedDatabase } = options
  // Fifty messages at once wait in line for this database's single connection.
  const { storeDeadline = 8_000 } = options
  // The salt may last as long as the process: its absence is no problem to report.
  const settings = readSettings(env, { ...localDefaults, ADDRESS_SALT: crypto.randomUUID() })
  for (const problem of settings.problems) log(`Configuration : ${problem}`)

  const opening = openPrivately(dataDir, openDatabase)
  const ready = opening.then(
    () => undefined,
    (error: unknown) =>
      log(
        `La base n’a pas pu être ouverte. ${error instanceof Error ? error.message : ''} Les messages partent par courriel seulement.`,
      ),
  )
  const dependencies: Dependencies = {
    store: createSqlStore(
      { query: async (statement, values) => (await opening).query(statement, values) },
      settings.config.limits,
    ),
    sendMail: mailerFor(settings.mailApi, dataDir, log),
    config: {
      ...settings.config,
      allowedOrigins: [...settings.config.allowedOrigins, ...ownOrigins],
      deadlines: { ...settings.config.deadlines, store: storeDeadline },
    },
    now: () => new Date(),
    log,
  }
  const delivery = createDelivery(dependencies)
  const handler = createHandler(dependencies, delivery)
  const { track, waitForAll } = createTracker()

  const retryPending = () => track(delivery.retryDue())
  const retryOrLog = () =>
    void retryPending().catch((error: unknown) =>
      log(`Reprise des courriels remise (${describeFailure(error)}).`),
    )
  const timer = setInterval(retryOrLog, 60_000).unref()
  void ready.then(retryOrLog)

  return {
    /**
     * Resolves once the database is open or has failed to open: the function answers either way.
     */
    ready,
    retryPending,
    handle: (request: Request, connection: string) => {
      const clientAddress = readClientAddress(request.headers, connection, settings.addressPolicy)
      return track(handler(request, { clientAddress, waitUntil: (work) => void track(work) }))
    },
    /** Lets e-mails under way finish, then closes the database. */
    close: async () => {
      clearInterval(timer)
      await ready
      await waitForAll()
      await opening.then((database) => database.close()).catch(() => undefined)
    },
  }
}

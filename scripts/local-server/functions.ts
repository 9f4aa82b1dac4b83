// Runs the functions of requests on the local server, because the forms must work after npm start
// without Deno or Docker: an embedded Postgres, and e-mails as files or through the configured mail
// API.
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { describeFailure } from '@/supabase/functions/_shared/failure'
import { createMarkHandler } from '@/supabase/functions/mark-request-handled/handler'
import type { SendMail } from '@/supabase/functions/send-contact-email/compose'
import { createDelivery, type Dependencies } from '@/supabase/functions/send-contact-email/delivery'
import { createMailApi } from '@/supabase/functions/send-contact-email/mail-api'
import { createRequestFunction } from '@/supabase/functions/send-contact-email/request-function'
import {
  readSettings,
  type Environment,
  type Settings,
} from '@/supabase/functions/_shared/settings'
import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'
import { createEmlMailer } from './eml-mailer.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts'

export type LocalFunctionOptions = {
  /** The Git-ignored folder of `requests/` (the database) and `courriels/` (the e-mails). */
  readonly dataDir: string
  /**
   * The variables of .env.example. Only FUNCTION_KEY must match the site's; the others have local
   * defaults.
   */
  readonly env: Environment
  readonly log: Dependencies['log']
  /** The origins of the local pages, which may always send, whatever ALLOWED_ORIGINS says. */
  readonly ownOrigins?: readonly string[]
  /**
   * How long a message waits for the database, its opening included, before its e-mail goes alone.
   */
  readonly storeDeadline?: number
  /** Opens the embedded database; a test may replace it. */
  readonly openDatabase?: (directory: string) => Promise<EmbeddedDatabase>
}

const markPath = '/mark-request-handled'

const localDefaults: Environment = {
  FUNCTION_KEY: 'cle-publique-locale',
  CONTACT_TO: 'agence@site.example',
  CONTACT_FROM: 'Site <formulaire@site.example>',
  LINK_KEYS: 'cle-locale-des-liens-du-courriel-1',
}

function createMailer(
  mailApi: Settings['mailApi'],
  dataDir: string,
  log: Dependencies['log'],
): SendMail {
  return mailApi ? createMailApi(mailApi) : createEmlMailer(join(dataDir, 'courriels'), log)
}

/**
 * Opens the folder for this account alone: rows and e-mails hold families' names and phone numbers.
 */
async function openPrivately(dataDir: string, open: typeof openEmbeddedDatabase) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700)
  return open(join(dataDir, 'requests'))
}

/** Tracks the work under way, so that the server can wait for it before it stops. */
function createTracker() {
  const pending = new Set<Promise<unknown>>()
  return {
    track: <T>(work: Promise<T>) => {
      pending.add(work)
      const forgetWork = () => pending.delete(work)
      work.then(forgetWork, forgetWork)
      return work
    },
    waitForAll: async () => {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

/**
 * Reads the local settings. The links of the e-mails lead to the first origin: the pages of this
 * server.
 */
function readLocalSettings(env: Environment, ownOrigins: readonly string[]) {
  const origins = [...ownOrigins, env.ALLOWED_ORIGINS || 'http://localhost:*,http://127.0.0.1:*']
  return readSettings(
    { ...env, ALLOWED_ORIGINS: origins.join() },
    // A salt that lasts as long as the process is enough here, so its absence is no problem to
    // report.
    { ...localDefaults, ADDRESS_SALT: crypto.randomUUID() },
  )
}

export function createLocalFunctions(options: LocalFunctionOptions) {
  const { dataDir, env, log, ownOrigins = [], openDatabase = openEmbeddedDatabase } = options
  // Fifty messages at once wait in line for the single connection of this database.
  const { storeDeadline = 8_000 } = options
  const settings = readLocalSettings(env, ownOrigins)
  for (const problem of settings.problems) log(`Configuration : ${problem}`)

  const opening = openPrivately(dataDir, openDatabase)
  const ready = opening.then(
    () => undefined,
    (error: unknown) =>
      log(
        `La base n’a pas pu être ouverte. ${error instanceof Error ? error.message : ''} Les messages partent par courriel seulement.`,
      ),
  )
  const client: SqlClient = {
    query: async (statement, values) => (await opening).query(statement, values),
  }
  const deadlines = { ...settings.config.deadlines, store: storeDeadline }
  const {
    handle: receive,
    sendReminder,
    dependencies,
  } = createRequestFunction(client, {
    sendMail: createMailer(settings.mailApi, dataDir, log),
    config: { ...settings.config, deadlines },
    log,
  })
  const mark = createMarkHandler({ ...dependencies, client })
  const { track, waitForAll } = createTracker()
  const answer: typeof receive = (request, context) =>
    new URL(request.url).pathname.includes(markPath) ? mark(request) : receive(request, context)

  const retryOrLog = () =>
    void track(createDelivery(dependencies).retryDue()).catch((error: unknown) =>
      log(`Reprise des courriels remise (${describeFailure(error)}).`),
    )
  const timer = setInterval(() => {
    retryOrLog()
    if (sendReminder) void track(sendReminder())
  }, 60_000).unref()
  void ready.then(retryOrLog)

  return {
    /**
     * Resolves once the database is open or has failed to open: the function answers either way.
     */
    ready,
    handle: (request: Request, clientAddress: string) =>
      track(answer(request, { clientAddress, waitUntil: (work) => void track(work) })),
    /** Waits for the e-mails under way, then closes the database. */
    close: async () => {
      clearInterval(timer)
      await ready
      await waitForAll()
      await opening.then((database) => database.close()).catch(() => undefined)
    },
  }
}

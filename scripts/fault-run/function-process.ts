// The real function and its real store in a process of their own, which the fault run can kill. Faults come with each request; the
// visitors' data come with nothing else.
import { createServer } from 'node:http'
import { answerWith } from '../../supabase/functions/send-contact-email/node-http.ts'
import { createLocalFunction } from '../../supabase/functions/send-contact-email/node.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../supabase/functions/send-contact-email/pglite.ts'
import { fastTime, realDelay, runClockFaster, speed } from './clock'
import { listen, shut } from './listen'
import { keyOf, type Fault } from './plan'

export type Orders = { dataDir: string; mailApi: string; functionKey: string; origin: number }

const minute = 60_000
/** Longer than the store's deadline. */
const hang = 9_000 / speed
/** How long a message that only an e-mail may have carried keeps this process alive. */
const owingFor = 2_000

runClockFaster()
const { dataDir, mailApi, functionKey, origin } = JSON.parse(process.argv[2] ?? '{}') as Orders

const faults = new Map<string, Fault>()
/** Of each row, by its number. */
const keys = new Map<string, string>()
/** When the store first failed a message that it has not taken since. */
const owing = new Map<string, number>()
const began = new Map<string, number>()

/**
 * Ends it at once. One thing no process can promise, so the run does not ask it (supabase/README.md, « What no one can promise »): when
 * the database is down, the e-mail has left, and the process dies before the database is back, nothing remembers the message.
 */
async function die() {
  // A moment is soon found. Not past half the store's deadline: the request that waits here would become such a message itself.
  const end = Date.now() + hang / 2
  while (Date.now() < end) {
    const now = Date.now()
    const isOwing =
      [...owing.values()].some((since) => now - since < owingFor) || [...began.values()].some((since) => now - since > hang / 3)
    if (!isOwing) process.kill(process.pid, 'SIGKILL')
    await realDelay(5)
  }
}

function refused(code: string) {
  return Object.assign(new Error('injected'), { code })
}

function withFaults(database: EmbeddedDatabase): EmbeddedDatabase {
  const tries = new Map<string, number>()

  async function accept(statement: string, values: readonly (string | number | null)[]) {
    const id = String(values[0])
    const key = keyOf(String(values[6]))
    const fault = faults.get(key)
    keys.set(id, key)
    const turn = (tries.get(id) ?? 0) + 1
    tries.set(id, turn)
    const fail = (code: string) => {
      owing.set(id, owing.get(id) ?? Date.now())
      return refused(code)
    }
    if (fault === 'store fails once' && turn === 1) throw fail('ECONNREFUSED')
    if (fault === 'store down' && turn <= 2) throw fail('ECONNREFUSED')
    if (fault === 'store hangs' && turn === 1) {
      owing.set(id, Date.now())
      await realDelay(hang)
    }
    if (fault === 'killed before commit') await die()
    began.set(id, Date.now())
    const rows = await database.query(statement, values).finally(() => began.delete(id))
    if (fault === 'store answer lost' && turn === 1) throw fail('ECONNRESET')
    owing.delete(id)
    if (fault === 'killed after commit') await die()
    return rows
  }

  return {
    ...database,
    query(statement, values) {
      if (statement.includes('accept_contact_request')) return accept(statement, values)
      if (statement.includes('set sent_at')) {
        const fault = faults.get(keys.get(String(values[0])) ?? '')
        if (fault === 'killed before noting') return die().then(() => database.query(statement, values))
        if (fault === 'store cannot note') return Promise.reject(refused('ECONNRESET'))
      }
      return database.query(statement, values)
    },
  }
}

let ahead = 0
const local = createLocalFunction({
  dataDir,
  env: {
    FUNCTION_KEY: functionKey,
    LIMIT_PER_ADDRESS: 'aucune',
    LIMIT_PER_HOUR: 'aucune',
    MAIL_API_URL: mailApi,
    MAIL_API_KEY: 're_mesure',
  },
  log: (sentence) => process.stdout.write(`${sentence}\n`),
  now: () => new Date(fastTime(origin) + ahead),
  openDatabase: async (directory) => withFaults(await openEmbeddedDatabase(directory)),
  retryEveryMs: minute / speed,
})

const server = createServer((incoming, outgoing) => {
  const key = String(incoming.headers['x-key'])
  const fault = decodeURIComponent(String(incoming.headers['x-fault'])) as Fault
  faults.set(key, fault)
  if (fault === 'killed at random') void realDelay((Number(key) * 7) % 60).then(die)
  void answerWith(local.handle, incoming, outgoing)
})
await local.ready
const port = await listen(server)
const tell = (message: object) => process.send?.(message)

process.on('message', (order: 'later' | 'close') => {
  void (async () => {
    if (order === 'later') {
      // Past the longest pause between two attempts, and with two schedules that come together.
      ahead += 7 * 60 * minute
      faults.clear()
      const [{ waiting }] = await Promise.all([local.retryPending(), local.retryPending()])
      tell({ waiting })
      return
    }
    await shut(server)
    await local.close()
    process.exit()
  })()
})
// Whoever ends the run ends us.
process.on('disconnect', () => process.exit())
tell({ port })

// The real function and its real store in a process of their own, which the fault run can kill. Faults come with each request; the
// visitors' data come with nothing else.
import { createServer } from 'node:http'
import { answerWith } from '../../scripts/local/node-http.ts'
import { createLocalFunction } from '../../scripts/local/contact-function.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/local/embedded-database.ts'
import { grownOlder } from '../support/passing-time.ts'
import { realDelay, runClockFaster, speed } from './clock'
import { listen, shut } from './listen'
import { keyOf, type Fault } from './plan'

export type Orders = { dataDir: string; mailApi: string; functionKey: string }

const minute = 60_000
/** Longer than the store's deadline. */
const hang = 9_000 / speed

runClockFaster()
const { dataDir, mailApi, functionKey } = JSON.parse(process.argv[2] ?? '{}') as Orders

/** What goes wrong with each message now, and how often its store was asked since. */
const faults = new Map<string, { fault: Fault; turn: number }>()
/** Of each row, by its number. */
const keys = new Map<string, string>()

/** Ends it at once, in the middle of whatever it does. */
const die = () => process.kill(process.pid, 'SIGKILL')

const refused = (code: string) => Object.assign(new Error('injected'), { code })

function withFaults(database: EmbeddedDatabase): EmbeddedDatabase {
  async function accept(statement: string, values: readonly (string | number | boolean | null)[]) {
    const key = keyOf(String(values[1]))
    keys.set(String(values[0]), key)
    const { fault, turn } = faults.get(key) ?? { fault: 'none', turn: 1 }
    faults.set(key, { fault, turn: turn + 1 })
    if (fault === 'store down') throw refused('ECONNREFUSED')
    if (fault === 'store hangs' && turn === 1) await realDelay(hang)
    if (fault === 'killed before commit') die()
    const rows = await database.query(statement, values)
    if (fault === 'store answer lost' && turn === 1) throw refused('ECONNRESET')
    if (fault === 'killed after commit') die()
    return rows
  }

  return {
    ...database,
    query(statement, values) {
      if (statement.includes('insert into')) return accept(statement, values)
      if (statement.includes('set sent_at')) {
        const fault = faults.get(keys.get(String(values[0])) ?? '')?.fault
        if (fault === 'killed before noting') die()
        if (fault === 'store cannot note') return Promise.reject(refused('ECONNRESET'))
      }
      return database.query(statement, values)
    },
  }
}

/** Past the longest pause between two attempts. Then two schedules come together. */
const pause = 7 * 60 * minute

/** Between a message and the same one sent again. */
const someTime = 11 * minute

let rows: EmbeddedDatabase | undefined
const local = createLocalFunction({
  dataDir,
  env: {
    FUNCTION_KEY: functionKey,
    ADDRESS_SALT: 'sel-de-la-mesure',
    // Each residence sends more than goes unmarked; all of them together send more than any site would see.
    CLIENT_ADDRESS: 'x-forwarded-for:1',
    LIMIT_PER_ADDRESS: '5',
    LIMIT_PER_HOUR: 'aucune',
    MAIL_API_URL: mailApi,
    MAIL_API_KEY: 're_mesure',
  },
  log: (sentence) => process.stdout.write(`${sentence}\n`),
  openDatabase: async (directory) => {
    rows = await openEmbeddedDatabase(directory)
    return withFaults(rows)
  },
  retryEveryMs: minute / speed,
})

const pass = (time: number) => rows?.exec(grownOlder(time))

const underWay = new Set<Promise<void>>()

/** What the run asks for by a GET, with the answer's words. */
const orders: Record<string, () => Promise<unknown>> = {
  '/a-while-later': async () => pass(someTime),
  // Hours, once nobody sends any more: how many e-mails still wait.
  '/hours-later': async () => {
    // On a busy machine some may still be at it, though nobody waits for them any more: they belong to this hour.
    while (underWay.size > 0) await Promise.all(underWay)
    await pass(pause)
    faults.clear()
    const [{ waiting }] = await Promise.all([local.retryPending(), local.retryPending()])
    return waiting
  },
}

const server = createServer((incoming, outgoing) => {
  const order = incoming.method === 'GET' && orders[incoming.url ?? '']
  if (order) {
    void order().then((words) => outgoing.end(String(words)))
    return
  }
  const key = String(incoming.headers['x-key'])
  const fault = decodeURIComponent(String(incoming.headers['x-fault'])) as Fault
  faults.set(key, { fault, turn: 1 })
  if (fault === 'killed at random') void realDelay((Number(key) * 7) % 60).then(die)
  const answering = answerWith(local.handle, incoming, outgoing)
  underWay.add(answering)
  void answering.then(() => underWay.delete(answering))
})
await local.ready
process.on('SIGTERM', () => {
  void shut(server)
    .then(local.close)
    .then(() => process.exit())
})
// Whoever ends the run ends us.
process.stdin.resume().on('end', () => process.exit())
process.stdout.write(`port ${await listen(server)}\n`)

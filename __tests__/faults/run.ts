// npm run bench:requests -- --count=10000 --seed=1: the fault run. Visitors send through the real form, lock and sender to the real function
// and its store, while everything between and behind them fails and time passes. Nothing may be lost, doubled or thanked for falsely, nobody refused,
// and nothing of what was typed may show in an address or a log. What it found: README.md.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '../../scripts/local/embedded-database.ts'
import { setPublicValues } from '../../scripts/environment.mjs'
import { startCarrier } from './carrier'
import { runClockFaster, speed } from './clock'
import { shut } from './listen'
import { startNetwork } from './network'
import { createDice, faultFor, keyOf, type Fault } from './plan'
import { describeFaults, judge, tellStory, type Kept } from './report'
import { keepRunning } from './server-process'
import { isPersonal, visit } from './visit'
import { openForms } from './visitors'
import { main, Stop } from '../../scripts/stop.mjs'

function argument(name: string, usual: number) {
  const given = process.argv.find((value) => value.startsWith(`--${name}=`))?.split('=')[1]
  if (given !== undefined && !/^\d{1,9}$/.test(given)) throw new Stop(`--${name} must be a whole number, and it is "${given}".`)
  return given === undefined ? usual : Number(given)
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const functionKey = 'cle-publique-de-la-mesure'

/** What is left of the messages once everything has stopped, read by a second opening of the database. */
async function readRows(dataDir: string): Promise<{ rows: Kept[]; failures: string[] }> {
  const database = await openEmbeddedDatabase(join(dataDir, 'requests'))
  const rows = (await database.query(
    "select id::text, message->>'message' as message, sent_at is not null as sent, last_failure from contact_requests order by received_at",
    [],
  )) as { id: string; message: string; sent: boolean; last_failure: string | null }[]
  await database.close()
  return {
    rows: rows.map(({ id, message, sent }) => ({ id, key: keyOf(message), isSent: sent })),
    failures: rows.map(({ last_failure }) => last_failure ?? ''),
  }
}

/** Keeps what the page says in its console, until `stop`. */
function listenToConsole() {
  const spoken: string[] = []
  const own = { ...console }
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    console[level] = (...values: unknown[]) => {
      spoken.push(values.map(String).join(' '))
    }
  return { spoken, stop: () => Object.assign(console, own) }
}

await main(async () => {
  const count = argument('count', 10_000)
  const seed = argument('seed', Math.floor(Math.random() * 1e9))
  const visitors = argument('visitors', 25)
  say(`Seed ${seed}: the same faults again with --seed=${seed} --count=${count}. Every clock goes ${speed} times faster.`)
  const began = performance.now()
  const dice = createDice(seed)
  const killEvery = Math.max(70, Math.ceil(count / 70))

  const dataDir = await mkdtemp(join(tmpdir(), 'fanal-fault-run-'))
  const carrier = await startCarrier(dice)
  const server = keepRunning({ dataDir, mailApi: carrier.address, functionKey, began: Date.now() })
  const current = new Map<string, { request: number; fault: Fault }>()
  const network = await startNetwork(dice, current, () => server.state.port)

  setPublicValues({ NEXT_PUBLIC_FUNCTION_KEY: functionKey })
  const page = await openForms(visitors)
  await server.up()
  // From the first word typed: before it, what goes wrong is told at the terminal.
  const { spoken, stop } = listenToConsole()
  runClockFaster()
  globalThis.fetch = network.visitorsFetch

  let requests = 0
  let keys = 0
  const run = {
    dice,
    newKey: () => String((keys += 1)),
    next(key: string) {
      if (requests === count) return undefined
      const turn = { request: requests, fault: faultFor(dice, requests, killEvery) }
      requests += 1
      current.set(key, turn)
      if (requests % Math.ceil(count / 20) === 0) server.order(requests % Math.ceil(count / 4) === 0 ? 'clock wrong' : 'a while later')
      return turn
    },
    isAcknowledged: (key: string) => network.acknowledged.has(key),
    up: server.up,
  }
  const sent = (await Promise.all(page.forms.map((form) => form.inTab(() => visit(form, run)))).finally(stop)).flat()
  const seconds = (performance.now() - began) / 1000

  // The hours after: the schedule takes up every e-mail that waits, ten at a time until one fails. A carrier that is seconds late must not look
  // hours late.
  await server.up()
  for (let hours = 0; hours < 1000 && (await server.later()) > 0; hours += 1) await carrier.rest()
  await server.close()
  await Promise.all([shut(network.server), shut(carrier.server)])
  const { rows, failures } = await readRows(dataDir)
  await rm(dataDir, { recursive: true, force: true })

  const written = [...spoken, ...server.state.log.split('\n'), ...failures, ...network.addresses, ...carrier.addresses, page.address()]
  const mails = [...carrier.accepted].map(([id, { key }]) => ({ id, key }))
  const verdict = judge({ sent, rows, mails, refused: network.refused, leaks: written.filter(isPersonal) })
  const thanked = sent.filter(({ seen }) => seen === 'success').length
  describeFaults(sent).forEach(say)
  say(`sent ${sent.length} requests for ${keys} messages in ${seconds.toFixed(0)} s; the process was killed ${server.state.kills} times`)
  say(`e-mail calls ${carrier.calls.all}, failed ${carrier.calls.failed}; lines in logs and addresses searched ${written.length}`)
  say(`seen success ${thanked}, seen none or error ${sent.length - thanked}, rows ${rows.length}, e-mails ${mails.length}`)
  for (const [name, those] of Object.entries(verdict)) {
    say(`${name} ${those.length}`)
    for (const key of those.slice(0, 5)) say(tellStory({ sent, rows, mails }, key))
  }
  // A run in which hardly anyone gets through proves nothing.
  const isMute = thanked < count / 4
  if (sent.length !== count || isMute || Object.values(verdict).some(({ length }) => length > 0)) process.exitCode = 1
})
// After a failure, servers and forms would keep it here.
process.exit()

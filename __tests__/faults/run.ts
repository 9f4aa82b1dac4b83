// npm run bench:requests -- --count=10000 --seed=1: the fault run. Visitors send through the real sender to the real function and its store, while everything between and behind them fails and time passes. Nothing may be lost, doubled or thanked for falsely, nobody refused,
// and nothing of what was typed may show in an address or a log. What it found: README.md.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbeddedDatabase } from '../../scripts/local/embedded-database.ts'
import { startCarrier } from './carrier'
import { runClockFaster, speed } from './clock'
import { shut } from './listen'
import { startNetwork } from './network'
import { createDice, faultFor, keyOf, type Fault } from './plan'
import { judge, tellStory } from './report'
import { keepRunning } from './server-process'
import { isPersonal, visit } from './visit'
import { main, Stop } from '../../scripts/stop.mjs'

const say = (line: string) => process.stdout.write(`${line}\n`)

const drawn = String(Math.floor(Math.random() * 1e9))

const visitors = 25

const functionKey = 'cle-publique-de-la-mesure'

type Row = { id: string; message: string; isSent: boolean; failure: string | null }

/** What is left of the messages once everything has stopped, read by a second opening of the database. */
async function readRows(dataDir: string): Promise<Row[]> {
  const database = await openEmbeddedDatabase(join(dataDir, 'requests'))
  const rows = await database.query(
    `select id::text, message->>'message' as message, sent_at is not null as "isSent", last_failure as failure from private.contact_requests`,
    [],
  )
  await database.close()
  return rows as Row[]
}

await main(async () => {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: drawn } } })
  const [count, seed] = [Number(values.count), Number(values.seed)]
  if (!(count > 0 && seed >= 0)) throw new Stop('--count and --seed must be whole numbers.')
  say(`Seed ${seed}: the same faults again with --seed=${seed} --count=${count}. Every clock goes ${speed} times faster.`)
  const began = performance.now()
  const dice = createDice(seed)
  const killEvery = Math.max(70, Math.ceil(count / 70))

  const dataDir = await mkdtemp(join(tmpdir(), 'fanal-fault-run-'))
  const carrier = await startCarrier(dice)
  const server = keepRunning({ dataDir, mailApi: carrier.address, functionKey })
  const current = new Map<string, { request: number; fault: Fault }>()
  const network = await startNetwork(dice, current, () => server.state.port)

  await server.up()
  // From the first request on: before it, what goes wrong is told at the terminal.
  const spoken: string[] = []
  const { error } = console
  console.error = (...said: unknown[]) => spoken.push(said.map(String).join(' '))
  runClockFaster()
  globalThis.fetch = network.visitorsFetch

  let requests = 0
  let keys = 0
  const run = {
    dice,
    functionKey,
    newKey: () => String((keys += 1)),
    next(key: string) {
      if (requests === count) return undefined
      const turn = { request: requests, fault: faultFor(dice, requests, killEvery) }
      requests += 1
      current.set(key, turn)
      if (requests % Math.ceil(count / 20) === 0) void server.order('a-while-later')
      return turn
    },
    isAcknowledged: (key: string) => network.acknowledged.has(key),
    up: server.up,
  }
  const sent = (await Promise.all(Array.from({ length: visitors }, () => visit(run)))).flat()
  console.error = error
  const seconds = (performance.now() - began) / 1000

  // The hours after: the schedule takes up every e-mail that waits, ten at a time until one fails. A carrier that is seconds late must not look
  // hours late.
  await server.up()
  for (let hours = 0; hours < 1000 && Number(await server.order('hours-later')) > 0; hours += 1) await carrier.rest()
  await server.close()
  await Promise.all([shut(network.server), shut(carrier.server)])
  const left = await readRows(dataDir)
  const rows = left.map(({ id, message, isSent }) => ({ id, key: keyOf(message), isSent }))
  await rm(dataDir, { recursive: true, force: true })

  const written = [
    ...spoken,
    ...server.state.log.split('\n'),
    ...left.map(({ failure }) => failure ?? ''),
    ...network.addresses,
    ...carrier.addresses,
  ]
  const mails = [...carrier.accepted].map(([id, { key }]) => ({ id, key }))
  const verdict = {
    ...judge({ sent, rows, mails }),
    'honest visitors refused': network.refused,
    'personal data in addresses or logs': written.filter(isPersonal),
  }
  const thanked = sent.filter(({ seen }) => seen === 'success').length
  say(`sent ${sent.length} requests for ${keys} messages in ${seconds.toFixed(0)} s; the process was killed ${server.state.kills} times`)
  say(`e-mail calls ${carrier.calls.all}, failed ${carrier.calls.failed}; lines in logs and addresses searched ${written.length}`)
  say(`seen success ${thanked}, seen none or error ${sent.length - thanked}, rows ${rows.length}, e-mails ${mails.length}`)
  for (const [name, those] of Object.entries(verdict)) {
    say(`${name} ${those.length}`)
    for (const key of those.slice(0, 5)) say(tellStory({ sent, rows, mails }, key))
  }
  // A run in which hardly anyone gets through proves nothing.
  const isMute = thanked < count / 5
  if (sent.length !== count || isMute || Object.values(verdict).some(({ length }) => length > 0)) process.exitCode = 1
})
// After a failure, servers would keep it here.
process.exit()

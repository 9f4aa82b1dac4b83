// npm run bench:function: fifty clients at once against the local function and its database, for thirty seconds. Every answer must be 200
// and every acknowledged message must be in the database afterwards, read by a second opening of it.
//
// npm run bench:function -- --clients=10 --pause=250 --attackers=190: the same while others attack without a pause, some with fields of 16 KB, some with
// messages from addresses that are never the same. The figures are those of the honest clients,
// eight messages of whom come from each residence, where everyone shares an address.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { answerWith } from './local/node-http.ts'
import { createLocalFunction } from './local/contact-function.ts'
import { openEmbeddedDatabase } from './local/embedded-database.ts'

const argument = (name: string, usual: number) => {
  const given = process.argv.find((value) => value.startsWith(`--${name}=`))?.split('=')[1]
  return given === undefined ? usual : Number(given)
}
const seconds = argument('seconds', 30)
const clients = argument('clients', 50)
const attackers = argument('attackers', 0)
/** Between two messages of an honest client, in milliseconds. */
const pause = argument('pause', 0)

const dataDir = await mkdtemp(join(tmpdir(), 'bench-function-'))
const local = createLocalFunction({
  dataDir,
  env: attackers > 0 ? { CLIENT_ADDRESS: 'x-forwarded-for:1' } : { LIMIT_PER_ADDRESS: 'aucune', LIMIT_PER_HOUR: 'aucune' },
  log: () => undefined,
  retryEveryMs: 0,
})
await local.ready

const server = createServer((incoming, outgoing) => void answerWith(local.handle, incoming, outgoing))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const agent = new Agent({ keepAlive: true, maxSockets: clients + attackers })

/** Node's own client: fetch would cost more than the function it measures. */
const send = (body: string, address: string) =>
  new Promise<number>((resolve) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/functions/v1/send-contact-email',
        headers: {
          authorization: 'Bearer cle-publique-locale',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin: 'http://localhost:3000',
          'x-forwarded-for': address,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })

const durations: number[] = []
const failures = new Map<number, number>()
const acknowledged = new Set<string>()
const start = performance.now()
const end = start + seconds * 1000

const messageOf = (key: string) => ({
  seekingFor: 'proche',
  name: 'Client de mesure',
  phone: '418 555-0134',
  email: 'mesure@fanal.example',
  message: `Message ${key}. ${'Ma mère cherche une résidence près de Limoilou. '.repeat(4)}`,
})

async function client(number: number) {
  for (let turn = 0; performance.now() < end; turn += 1) {
    const key = `${number}-${turn}`
    const message = messageOf(key)
    const began = performance.now()
    const status = await send(JSON.stringify(message), `203.${number}.${turn >> 11}.${(turn >> 3) & 255}`)
    durations.push(performance.now() - began)
    if (status === 200) acknowledged.add(key)
    else failures.set(status, (failures.get(status) ?? 0) + 1)
    if (pause > 0) await setTimeout(pause)
  }
}

const attacks = { all: 0 }

/** Half of a field of 16 KB of one character, half of whole messages, each from an address of its own. */
async function attacker(number: number) {
  const filler = [' ', '-', '(', '1', 'é'][number % 5] ?? ' '
  const field = number % 4 === 0 ? 'email' : 'phone'
  for (let turn = 0; performance.now() < end; turn += 1) {
    const message = messageOf(`attaque-${number}-${turn}`)
    const isLong = number % 2 === 0
    const body = isLong ? { ...message, [field]: filler.repeat(filler === 'é' ? 7_500 : 15_000) } : message
    await send(JSON.stringify(body), `10.${number}.${(turn >> 8) & 255}.${turn & 255}`)
    attacks.all += 1
  }
}

await Promise.all([
  ...Array.from({ length: clients }, (_, number) => client(number)),
  ...Array.from({ length: attackers }, (_, number) => attacker(number)),
])
const elapsed = (performance.now() - start) / 1000
agent.destroy()
await new Promise((resolve) => server.close(resolve))
await local.close()

const database = await openEmbeddedDatabase(join(dataDir, 'requests'))
const stored = JSON.stringify(
  await database.query("select split_part(split_part(message, '. ', 1), ' ', 2) as key from contact_requests", []),
)
await database.close()
const lost = [...acknowledged].filter((key) => !stored.includes(`"${key}"`)).length
const emails = (await readdir(join(dataDir, 'courriels'))).filter((name) => name.endsWith('.eml')).length
await rm(dataDir, { recursive: true, force: true })

durations.sort((a, b) => a - b)
const percentile = (share: number) => (durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0).toFixed(1)
const failed = durations.length - acknowledged.size
console.log(
  [
    `${clients} clients, ${elapsed.toFixed(1)} s: ${durations.length} requests, ${(durations.length / elapsed).toFixed(0)} a second`,
    `p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${percentile(1)} ms`,
    `failed ${failed}${failed > 0 ? ` (${[...failures].map(([status, count]) => `${status}: ${count}`).join(', ')})` : ''}`,
    `lost rows ${lost}, e-mails written ${emails} of ${acknowledged.size}`,
    ...(attackers > 0 ? [`${attackers} attackers meanwhile: ${(attacks.all / elapsed).toFixed(0)} requests a second`] : []),
  ].join('\n'),
)
if (failed > 0 || lost > 0 || durations.length === 0) process.exitCode = 1

// The store on a real PostgreSQL, several clients at once, while its connections are ended again
// and again. PGlite has one connection, and cannot show what two sessions do to each other.
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import postgres from 'postgres'
import { createSqlStore } from '../../../supabase/functions/send-contact-email/sql-store.ts'
import { message } from '../../supabase/functions/send-contact-email/doubles.ts'

const [messages, clients, workers, mostClaimed, endEvery] = [2000, 16, 2, 10, 120]
const noLimits = { perAddress: 1_000_000, perHour: 1_000_000 }
/** Empty where there is no PostgreSQL. */
const programs = spawnSync('sh', ['-c', 'pg_config --bindir'], { encoding: 'utf8' }).stdout.trim()
const isInstalled = spawnSync(path.join(programs, 'initdb'), ['--version']).status === 0

/** PostgreSQL refuses to run as root: in a container it runs as its own user. */
const getId = (user: string) => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }))
const owner = process.getuid?.() === 0 ? { uid: getId('postgres') } : {}

/** A cluster in a folder of its own, reached by a socket in that folder. */
function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, 0)
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' })
  const data = path.join(folder, 'data')
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync')
  run('pg_ctl', '-D', data, '-w', '-o', `-k ${folder} -c listen_addresses=`, 'start')
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true })
  }
  return { folder, stop }
}

const migrations = () =>
  readdirSync('supabase/migrations')
    .sort()
    .map((name) => readFileSync(path.join('supabase/migrations', name), 'utf8'))

/** As the function connects, and tries again what a lost connection has refused. */
function connect(folder: string) {
  const sql = postgres({
    host: folder,
    username: 'postgres',
    database: 'postgres',
    prepare: false,
    fetch_types: false,
    max: 1,
    onnotice: () => undefined,
  })
  const store = createSqlStore(
    { query: (statement, values) => sql.unsafe(statement, [...values]) },
    noLimits,
  )
  return { sql, store }
}

async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await act()
    } catch {
      // A connection was ended: the caller tries again, as the site and the schedules do.
    }
  }
}

async function storeAndSend(folder: string) {
  const admin = connect(folder)
  for (const statements of migrations()) await admin.sql.unsafe(statements)

  const endConnections = setInterval(() => {
    void admin.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`.catch(() => undefined)
  }, endEvery)
  const ids = Array.from({ length: messages }, () => randomUUID())
  const sent: string[] = []
  const sizes: number[] = []

  const pending = ids.entries()
  const store = async () => {
    const client = connect(folder)
    for (const [number, id] of pending)
      await untilDone(() =>
        client.store.accept({
          id,
          message: { ...message, message: `Message ${number}` },
          looksAutomated: false,
          networkHash: null,
        }),
      )
    await client.sql.end()
  }
  await Promise.all(Array.from({ length: clients }, store))

  const makeDue = () => admin.sql`update private.contact_requests set next_attempt_at = now()`
  const send = async () => {
    const client = connect(folder)
    for (;;) {
      const claimed = await untilDone(() => client.store.claimDue(mostClaimed))
      if (claimed.length === 0) break
      sizes.push(claimed.length)
      for (const { id } of claimed) {
        await untilDone(() => client.store.markSent(id))
        sent.push(id)
      }
    }
    await client.sql.end()
  }
  await makeDue()
  await Promise.all(Array.from({ length: workers }, send))
  clearInterval(endConnections)

  // What was claimed by a connection that ended is due again once its lease has passed.
  await makeDue()
  await send()

  const rows = await admin.sql<{ id: string }[]>`select id::text from private.contact_requests`
  await admin.sql.end()
  return { ids, sent, sizes, stored: rows.map(({ id }) => id) }
}

test('stores and claims each message once while connections are ended', async () => {
  if (!isInstalled) {
    console.log('PostgreSQL is not installed: the store was tested on PGlite alone')
    return
  }
  const { folder, stop } = startPostgres()
  try {
    const { ids, sent, sizes, stored } = await storeAndSend(folder)
    expect(stored.sort()).toEqual(ids.sort())
    expect(sent.sort()).toEqual(ids)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(mostClaimed)
  } finally {
    stop()
  }
}, 600_000)

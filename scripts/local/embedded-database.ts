// The embedded Postgres of the local server: the same migrations as Supabase, in a folder.
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

import { codeOf } from '../../supabase/functions/send-contact-email/errors.ts'
import type { SqlClient } from '../../supabase/functions/send-contact-email/sql-store.ts'

export interface EmbeddedDatabase extends SqlClient {
  /** Several statements, no values. */
  exec(statements: string): Promise<void>
  close(): Promise<void>
  /** Settles when the thread ends, for whatever reason. */
  readonly ended: Promise<void>
}

type Reply = { call: number; rows: readonly unknown[] } | { call: number; failure: { message: string; code?: string } }

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)

function alive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const held = new Set<string>()

/** Two processes in one database folder destroy it, and PGlite does not look. A lock left by a dead process is taken over. */
async function lock(path: string) {
  const draft = `${path}.${crypto.randomUUID()}`
  await writeFile(draft, String(process.pid))
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        // A link appears with its content, or not at all.
        await link(draft, path)
        held.add(path)
        return
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
      }
      const owner = Number(await readFile(path, 'utf8').catch(() => '0'))
      // In a container every run has the same process number: our own, not held by us, is a dead one's.
      const taken = owner === process.pid ? held.has(path) : owner > 0 && alive(owner)
      if (taken || attempt > 1) throw new Error(`Le dossier de la base est déjà ouvert par le processus ${owner}.`)
      await rm(path, { force: true })
    }
  } finally {
    await rm(draft, { force: true })
  }
}

async function migrate(database: EmbeddedDatabase) {
  await database.exec('create table if not exists applied_migrations (name text primary key)')
  const applied = JSON.stringify(await database.query('select name from applied_migrations', []))
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) {
    if (applied.includes(`"${name}"`)) continue
    const statements = await readFile(new URL(name, migrationsFolder), 'utf8')
    await database.exec(`begin; ${statements}; insert into applied_migrations values ('${name}'); commit;`)
  }
}

/** `directory` is a path, or `memory://` for tests; `before` is SQL to run ahead of the migrations. */
export async function openEmbeddedDatabase(directory: string, before = ''): Promise<EmbeddedDatabase> {
  const onDisk = !directory.startsWith('memory:')
  const lockPath = `${directory.replace(/\/+$/, '')}.lock`
  if (onDisk) {
    await mkdir(directory, { recursive: true })
    await lock(lockPath)
  }
  const release = async () => {
    if (!onDisk) return
    held.delete(lockPath)
    await rm(lockPath, { force: true })
  }

  // No inherited arguments: a loader meant for the main thread has no business here.
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData: { directory }, execArgv: [] })
  const calls = new Map<number, { resolve: (rows: readonly unknown[]) => void; reject: (error: Error) => void }>()
  let lastCall = 0
  let gone = false
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      gone = true
      void release()
      for (const { reject } of calls.values()) reject(new Error('La base s’est arrêtée.'))
      calls.clear()
      resolve()
    }
    worker.on('error', end)
    worker.on('exit', end)
  })
  worker.on('message', (reply: Reply) => {
    const call = calls.get(reply.call)
    calls.delete(reply.call)
    if ('rows' in reply) call?.resolve(reply.rows)
    else call?.reject(Object.assign(new Error(reply.failure.message), { code: reply.failure.code }))
    // An idle database must not keep the process from ending.
    if (calls.size === 0) worker.unref()
  })
  const reply = (call: number) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      if (gone) return reject(new Error('La base s’est arrêtée.'))
      calls.set(call, { resolve, reject })
      worker.ref()
    })
  const ask = (kind: 'query' | 'exec' | 'close', statement: string, values: readonly (string | number | null)[]) => {
    lastCall += 1
    const rows = reply(lastCall)
    if (!gone) worker.postMessage({ call: lastCall, kind, statement, values })
    return rows
  }

  const database: EmbeddedDatabase = {
    query: (statement, values) => ask('query', statement, values),
    exec: async (statements) => {
      await ask('exec', statements, [])
    },
    close: async () => {
      await ask('close', '', []).catch(() => undefined)
      await worker.terminate()
      await release()
    },
    ended,
  }
  try {
    await reply(0)
    if (before !== '') await database.exec(before)
    await migrate(database)
  } catch (error) {
    await worker.terminate()
    await release()
    throw error
  }
  return database
}

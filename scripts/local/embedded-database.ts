// The embedded Postgres of the local server: the same migrations as Supabase, in a folder.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

import type { SqlClient } from '../../supabase/functions/send-contact-email/sql-store.ts'
import { lockFolder } from './folder-lock.ts'

export interface EmbeddedDatabase extends SqlClient {
  /** Several statements, no values. */
  exec(statements: string): Promise<void>
  close(): Promise<void>
  /** Settles when the thread ends, for whatever reason. */
  readonly ended: Promise<void>
}

type Reply = { call: number; rows: readonly unknown[] } | { call: number; failure: { message: string; code?: string } }

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)

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

/**
 * Locks the folder, and says whether a database is to be made in it. Postgres makes one wherever PG_VERSION is missing, over whatever is there:
 * only an empty folder may become a database.
 */
async function prepare(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const release = await lockFolder(`${directory}.lock`)
  try {
    const content = await readdir(directory)
    if (content.length > 0 && !content.includes('PG_VERSION'))
      throw new Error(`Le dossier ${directory} n’est pas vide et il y manque PG_VERSION : rien n’y a été touché.`)
    return { release, isNew: content.length === 0 }
  } catch (error) {
    await release()
    throw error
  }
}

/** `directory` is a path, or `memory://` for tests; `before` is SQL to run ahead of the migrations. */
export async function openEmbeddedDatabase(directory: string, before = ''): Promise<EmbeddedDatabase> {
  const isInMemory = directory.startsWith('memory:')
  const { release, isNew } = isInMemory ? { release: () => Promise.resolve(), isNew: false } : await prepare(directory)

  // No inherited arguments: a loader meant for the main thread has no business here.
  const worker = new Worker(new URL('./database-worker.mjs', import.meta.url), { workerData: { directory, isNew }, execArgv: [] })
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
  const ask = (kind: 'query' | 'exec' | 'close', statement: string, values: readonly (string | number | boolean | null)[]) => {
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

// The embedded Postgres of the local server: the same migrations as Supabase, in a folder.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'

import type { SqlClient } from '@/supabase/functions/_shared/postgres-client'

export type EmbeddedDatabase = SqlClient & {
  /** Runs several statements without values. */
  exec(statements: string): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = new URL('../../supabase/migrations/', import.meta.url)

async function migrate(database: EmbeddedDatabase) {
  await database.exec('create table if not exists applied_migrations (name text primary key)')
  const applied = JSON.stringify(await database.query('select name from applied_migrations', []))
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) {
    if (applied.includes(`"${name}"`)) continue
    const statements = await readFile(new URL(name, migrationsFolder), 'utf8')
    await database.exec(
      `begin; ${statements}; insert into applied_migrations values ('${name}'); commit;`,
    )
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Locks the database folder: two processes in it destroy it, and PGlite does not check. Our own PID
 * in the lock file is stale, because containers reuse PIDs.
 */
async function lockFolder(directory: string) {
  const file = `${directory}.pid`
  const owner = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (owner > 0 && owner !== process.pid && isRunning(owner))
    throw new Error(
      `${directory} est déjà ouvert par le processus ${owner}. S’il n’est pas un autre serveur de ce site, supprimez ${file}.`,
    )
  await writeFile(file, String(process.pid))
  return file
}

/**
 * Creates the database beside its folder, then moves it there whole: a process that stops meanwhile
 * leaves no partial database.
 */
async function createDatabase(directory: string) {
  const draft = `${directory}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await (await PGlite.create(draft)).close()
  await rename(draft, directory)
}

/**
 * Opens a database. `directory` is a path, or `memory://` for tests; `before` is SQL to run ahead
 * of the migrations.
 */
export async function openEmbeddedDatabase(directory: string, before = '') {
  const isInMemory = directory.startsWith('memory:')
  const lock = isInMemory ? undefined : await lockFolder(directory)
  if (!isInMemory && !existsSync(directory)) await createDatabase(directory)
  const postgres = await PGlite.create(directory)
  const database: EmbeddedDatabase = {
    query: async (statement, values) => (await postgres.query(statement, [...values])).rows,
    exec: async (statements) => {
      await postgres.exec(statements)
    },
    close: async () => {
      await postgres.close()
      if (lock !== undefined) await rm(lock, { force: true })
    },
  }
  if (before !== '') await database.exec(before)
  await migrate(database)
  return database
}

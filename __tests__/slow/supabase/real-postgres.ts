// A real PostgreSQL for the tests that need more than PGlite's one connection.
import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@jest/globals'
import postgres from 'postgres'

/** The folder of PostgreSQL's programs. */
const programs = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()

/** PostgreSQL refuses to run as root: in a container it runs as its own user. */
const getId = (user: string) => Number(execFileSync('id', ['-u', user], { encoding: 'utf8' }))
const owner = process.getuid?.() === 0 ? { uid: getId('postgres') } : {}

async function findFreePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a cluster in a folder of its own. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, 0)
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' })
  const data = path.join(folder, 'data')
  const port = await findFreePort()
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync')
  run('pg_ctl', '-D', data, '-w', '-o', `-k ${folder} -h 127.0.0.1 -p ${port}`, 'start')
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** Connects as the function does. */
export const connect = (url: string, max = 1) =>
  postgres(url, { prepare: false, fetch_types: false, max, onnotice: () => undefined })

type Sql = ReturnType<typeof connect>

export async function migrate(sql: Sql) {
  for (const name of readdirSync('supabase/migrations').sort())
    await sql.unsafe(readFileSync(path.join('supabase/migrations', name), 'utf8'))
}

/** Ends every connection but that of `sql`, until the returned function is called. */
export function endConnectionsAgainAndAgain(sql: Sql) {
  const timer = setInterval(() => {
    void sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`.catch(() => undefined)
  }, 120).unref()
  return () => clearInterval(timer)
}

/** Tests something on a database of its own, with all migrations. */
export function testOnPostgres(title: string, run: (url: string, sql: Sql) => Promise<void>) {
  test(
    title,
    async () => {
      const { url, stop } = await startPostgres()
      const sql = connect(url)
      try {
        await migrate(sql)
        await run(url, sql)
      } finally {
        await sql.end()
        stop()
      }
    },
    600_000,
  )
}

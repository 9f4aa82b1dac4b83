// Takes the place of scripts/local-server/embedded-database.ts.
import { connect, migrate, startPostgres } from './real-postgres.ts'

type Module = typeof import('@/scripts/local-server/embedded-database')

export const openEmbeddedDatabase: Module['openEmbeddedDatabase'] = async (_directory, before) => {
  const { url, stop } = await startPostgres()
  // The roles that `before` makes are taken on for a whole session.
  const sql = connect(url, before === undefined ? 4 : 1)
  if (before !== undefined) await sql.unsafe(before)
  await migrate(sql)
  return {
    query: (statement, values) => sql.unsafe(statement, [...values]),
    exec: async (statements) => {
      await sql.unsafe(statements)
    },
    close: async () => {
      await sql.end()
      stop()
    },
  }
}

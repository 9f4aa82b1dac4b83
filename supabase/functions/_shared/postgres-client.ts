import postgres from 'postgres'
import * as z from 'zod/mini'

/**
 * The common interface of PGlite and postgres.js. One call is one statement, and resolves when its
 * transaction is committed.
 */
export interface SqlClient {
  query(statement: string, values: SqlValues): Promise<readonly unknown[]>
}

type SqlValues = readonly (string | number | boolean | null)[]

/** Runs a statement, and checks that its rows are what the code expects. */
export const queryRows = async <Row>(
  client: SqlClient,
  row: z.ZodMiniType<Row>,
  statement: string,
  values: SqlValues = [],
) => z.array(row).parse(await client.query(statement, values))

export function openPostgres(address: string): SqlClient {
  // The pooler in transaction mode keeps no prepared statement. postgres.js 3.4.9 resolves a query
  // at ReadyForQuery, so after its commit.
  const sql = postgres(address, {
    prepare: false,
    // On by default, it sends a query of its own on each new connection. When the connection is
    // lost there, nobody can catch the rejection and Deno ends the process with every request in
    // it: 3 runs of 3 while connections were ended, 0 of 3 without it (postgres.js issues 1192,
    // 1205, 1223). It serves arrays alone.
    fetch_types: false,
    max: 4,
    idle_timeout: 20,
    connect_timeout: 2,
    onnotice: () => undefined,
  })
  return { query: (statement, values) => sql.unsafe(statement, [...values]) }
}

import postgres from 'postgres'
import * as z from 'zod/mini'

/**
 * The common interface of PGlite and postgres.js, where one call is one statement and resolves when
 * it is committed.
 */
export type SqlClient = {
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
    // Its query on each new connection serves arrays alone, and where the connection is lost, its
    // rejection ends the Deno process: in 3 runs of 3 (postgres.js issues 1192, 1205, 1223).
    fetch_types: false,
    max: 4,
    idle_timeout: 20,
    connect_timeout: 2,
    onnotice: () => undefined,
  })
  return { query: (statement, values) => sql.unsafe(statement, [...values]) }
}

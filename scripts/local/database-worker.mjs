// The embedded database on its own thread, so that its work never holds up the server's. Plain JavaScript: a worker starts without the
// loader that reads TypeScript, and so it also starts under jest.
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'

/** @typedef {{ call: number, kind: 'query' | 'exec' | 'close', statement: string, values: (string | number | boolean | null)[] }} Order */
/**
 * @typedef {{
 *   query: (statement: string, values: unknown[]) => Promise<{ rows: unknown[] }>
 *   exec: (statements: string) => Promise<unknown>
 *   close: () => Promise<void>
 * }} Database
 */

if (!parentPort) throw new Error('database-worker.mjs runs as a worker only')
const port = parentPort
/** @type {unknown} */
const given = workerData
const { directory, isNew } = /** @type {{ directory: string, isNew: boolean }} */ (given)

// The part of it that is used here: its own type comes out as any, for want of Emscripten's types.
const open = (/** @type {string} */ path) => /** @type {Promise<Database>} */ (PGlite.create(path))

// Made beside its place and moved there whole: a process that is killed meanwhile leaves the place empty, not half a database.
if (isNew) {
  const draft = `${directory}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await (await open(draft)).close()
  await rmdir(directory)
  await rename(draft, directory)
}
const database = await open(directory)

/**
 * @param {Order} order
 * @returns {Promise<unknown[]>}
 */
async function carryOut({ kind, statement, values }) {
  if (kind === 'close') {
    await database.close()
    return []
  }
  if (kind === 'exec') {
    await database.exec(statement)
    return []
  }
  return (await database.query(statement, values)).rows
}

// PGlite runs one statement at a time and keeps the others in line, in the order they came.
port.on('message', (/** @type {Order} */ order) => {
  void carryOut(order)
    .then(
      (rows) => port.postMessage({ call: order.call, rows }),
      (/** @type {unknown} */ error) => {
        const { message, code } = /** @type {Error & { code?: string }} */ (error)
        port.postMessage({ call: order.call, failure: { message, code } })
      },
    )
    .then(() => {
      if (order.kind === 'close') port.close()
    })
})
port.postMessage({ call: 0, rows: [] })

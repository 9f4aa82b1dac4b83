// The embedded database on its own thread, so that its work never holds up the server's. Plain JavaScript: a worker starts without the
// loader that reads TypeScript, and so it also starts under jest.
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'

/** @typedef {{ call: number, kind: 'query' | 'exec' | 'close', statement: string, values: (string | number | null)[] }} Order */

if (!parentPort) throw new Error('pglite-worker.mjs runs as a worker only')
const port = parentPort
const database = await PGlite.create(workerData.directory)

/** @param {Order} order */
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
port.on('message', async (/** @type {Order} */ order) => {
  try {
    port.postMessage({ call: order.call, rows: await carryOut(order) })
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    port.postMessage({ call: order.call, failure: { message, code } })
  }
  if (order.kind === 'close') port.close()
})
port.postMessage({ call: 0, rows: [] })

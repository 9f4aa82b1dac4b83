// An embedded Postgres that answers on a port of 127.0.0.1, for what speaks to a database by its
// address. A process of its own: jest cannot load PGlite. Prints its port; ends with its standard
// input. One connection after another is enough here. It is what a new project of Supabase is.
import { createServer } from 'node:net'

import { PGlite } from '@electric-sql/pglite'

import { makeLikeSupabase } from './supabase-like.mjs'

const sslRequest = 80877103

const database = await PGlite.create('memory://')
await makeLikeSupabase(database)

/**
 * The first whole message of what has arrived, or nothing yet. @param {Buffer} bytes @param
 * {boolean} started
 */
function firstMessage(bytes, started) {
  const lengthAt = started ? 1 : 0
  if (bytes.length < lengthAt + 4) return undefined
  const length = bytes.readInt32BE(lengthAt) + lengthAt
  return bytes.length < length ? undefined : bytes.subarray(0, length)
}

const server = createServer((socket) => {
  let waiting = Buffer.alloc(0)
  let started = false
  let turn = Promise.resolve()
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    for (
      let message = firstMessage(waiting, started);
      message;
      message = firstMessage(waiting, started)
    ) {
      waiting = waiting.subarray(message.length)
      if (!started && message.readInt32BE(4) === sslRequest) {
        socket.write('N')
        continue
      }
      started = true
      const bytes = new Uint8Array(message)
      turn = turn.then(async () => void socket.write(await database.execProtocolRaw(bytes)))
    }
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
process.stdin.on('end', () => process.exit())
process.stdin.resume()

import { once } from 'node:events'
import { createServer } from 'node:net'
import { Stop } from './stop.mjs'

/** @param {number} port */
export function takenPort(port) {
  const other = port < 65535 ? port + 1 : 3001
  return new Stop(
    `Port ${String(port)} is already taken by another program. Stop it, or choose another port: PORT=${String(other)} npm start`,
  )
}

/**
 * Tries a port before minutes are spent on a build that could not be shown. 0 gives one that nobody uses at this moment.
 * @param {number} port
 */
export async function tryPort(port) {
  const probe = createServer()
  try {
    await once(probe.listen(port), 'listening')
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EADDRINUSE') throw takenPort(port)
    throw new Stop(`Port ${String(port)} cannot be used (${message}). Choose another: PORT=3001 npm start`)
  }
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : port
}

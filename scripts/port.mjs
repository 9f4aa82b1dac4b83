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
 * Tries a port before minutes are spent on a build that could not be shown.
 * @param {number} port
 * @returns {Promise<void>}
 */
export function checkPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') reject(takenPort(port))
      else reject(new Stop(`Port ${String(port)} cannot be used (${error.message}). Choose another: PORT=3001 npm start`))
    })
    probe.listen(port, () => {
      probe.close(() => {
        resolve()
      })
    })
  })
}

/**
 * A port that nobody uses at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('No port is free.'))
      })
    })
  })
}

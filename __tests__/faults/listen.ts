import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The port on which a server now listens, on this machine only. */
export async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

export async function shut(server: Server) {
  const closed = once(server.close(), 'close')
  server.closeAllConnections()
  await closed
}

import { networkInterfaces } from 'node:os'

/** The address that nobody else reaches. */
export const loopback = '127.0.0.1'

const everywhere = '0.0.0.0'

/** This machine's addresses on its networks. */
export const networkAddresses = () =>
  Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )

/** How browsers name a server of this machine that listens there, the first from this machine. */
export function ownOrigins(host: string, port: number): string[] {
  const here = host === everywhere || host === loopback ? ['localhost', loopback] : [host]
  const names = host === everywhere ? [...here, ...networkAddresses()] : here
  return names.map((name) => new URL(`http://${name}:${port}`).origin)
}

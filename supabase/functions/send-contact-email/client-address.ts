// Which address counts against the limits. A proxy's header is believed only where the configuration names it: anyone can send one.

/**
 * `peer`: the address of the connection, for a server that faces the visitors itself.
 * `name`: a header that the proxy overwrites, such as cf-connecting-ip; of a list, the first entry.
 * `name:1`, `name:2`…: one entry of a list such as x-forwarded-for, so many from the end.
 */
export function readClientAddress(headers: Headers, peer: string, policy: string) {
  if (policy === 'peer') return peer
  const [name = '', place] = policy.split(':')
  const entries = (headers.get(name) ?? '').split(',').map((entry) => entry.trim())
  return entries[place === undefined ? 0 : entries.length - Number(place)] ?? ''
}

export const isAddressPolicy = (policy: string) => /^(peer|[a-z0-9-]+(:[1-9])?)$/.test(policy)

/** What counts as one place: an IPv4 address, or the /48 of an IPv6 one, whose owner has 65,536 /64. Empty: unknown to all, it is nobody's. */
export function placeOf(address: string) {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%[^]*$/, '')
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1]
  if (ipv4) return ipv4
  if (!URL.canParse(`http://[${bare}]`)) return ''
  const [start = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  // What begins with nought is no place on the network: all the IPv4 addresses that are written as IPv6 ones are there.
  return start === '' ? '' : [...start.split(':'), '0', '0'].slice(0, 3).join(':')
}

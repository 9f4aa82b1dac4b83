// Reads the client address that counts against the rate limits. A proxy's header is believed only
// where the configuration names it, because anyone can send one.

/**
 * `peer`: the address of the connection, for a server that faces the visitors itself.
 * `name`: a header that the proxy overwrites, such as cf-connecting-ip; of a list, the first entry.
 * `name:1`, `name:2`…: one entry of a list such as x-forwarded-for, counted from the end.
 */
export function readClientAddress(headers: Headers, peer: string, policy: string) {
  if (policy === 'peer') return peer
  const [name = '', fromEnd] = policy.split(':')
  const entries = (headers.get(name) ?? '').split(',').map((entry) => entry.trim())
  return entries[fromEnd === undefined ? 0 : entries.length - Number(fromEnd)] ?? ''
}

export const isAddressPolicy = (policy: string) => /^(peer|[a-z0-9-]+(:[1-9])?)$/.test(policy)

/**
 * Returns the network that the limits count: an IPv4 address, or the /48 of an IPv6 one, whose
 * owner has 65,536 /64. Returns an empty text where the address is unknown.
 */
export function getNetwork(address: string) {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%[^]*$/, '')
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1]
  if (ipv4) return ipv4
  if (!URL.canParse(`http://[${bare}]`)) return ''
  const [start = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  // No public network begins with zero, but IPv4 addresses written as IPv6 do: they would all count
  // as one.
  return start === '' ? '' : [...start.split(':'), '0', '0'].slice(0, 3).join(':')
}

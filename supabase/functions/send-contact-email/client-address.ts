// Which address counts against the limits. A proxy's header is believed only where the configuration names it: anyone can send one.

/**
 * `peer`: the address of the connection, for a server that faces the visitors itself.
 * `name`: a header that the proxy overwrites, such as cf-connecting-ip.
 * `name:first`, `name:1`, `name:2`…: one entry of a list such as x-forwarded-for, the first, or so many from the end.
 */
export function readClientAddress(headers: Headers, peer: string, policy: string) {
  if (policy === 'peer') return peer
  const [name = '', place = 'first'] = policy.split(':')
  const entries = (headers.get(name) ?? '').split(',').map((entry) => entry.trim())
  return (place === 'first' ? entries[0] : entries[entries.length - Number(place)]) ?? ''
}

export const isAddressPolicy = (policy: string) => /^(peer|[a-z0-9-]+(:(first|[1-9]))?)$/.test(policy)

/** One visitor, one key: no port, IPv4 inside IPv6 as IPv4, and of an IPv6 address the /64 that a household is given. Empty: unknown to all, it is nobody's. */
export function addressKey(address: string) {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '')
  const ipv4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1]
  if (ipv4) return ipv4
  if (!/^[0-9a-f:.]{2,45}$/.test(bare) || !bare.includes(':')) return ''
  const [head = '', tail = ''] = bare.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = bare.includes('::') ? Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0') : []
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** What holds the household's /64: whoever has a /48 has 65,536 of those. An IPv4 address is its own network. */
export const networkKey = (address: string) => addressKey(address).replace(/^([0-9a-f]*:[0-9a-f]*:[0-9a-f]*):.*$/, '$1')

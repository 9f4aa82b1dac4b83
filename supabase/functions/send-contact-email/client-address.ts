/**
 * Returns the network that the limits count: an IPv4 address, or the /48 of an IPv6 one, whose
 * owner has 65,536 /64. Returns an empty text where the address is unknown.
 */
export function getNetwork(address: string) {
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)?.[1]
  if (ipv4) return ipv4
  if (!URL.canParse(`http://[${address}]`)) return ''
  const [start = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  // No public network begins with zero, but IPv4 addresses written as IPv6 do: they would all count
  // as one.
  return start === '' ? '' : [...start.split(':'), '0', '0'].slice(0, 3).join(':')
}

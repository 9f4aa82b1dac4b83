export type BrokenLink = { path: PropertyKey[]; address: string }

/** The addresses of this site, alone in a field or in a link of Markdown, that lead to no page. */
export function findBrokenLinks(value: unknown, pages: ReadonlySet<string>, path: PropertyKey[] = []): BrokenLink[] {
  if (typeof value === 'string') {
    const addresses = Array.from(value.matchAll(/(?:^|\]\()(\/[\w/-]*)/g), ([, address = '']) => address)
    return addresses.filter((address) => !pages.has(address.replace(/(?<=.)\/$/, ''))).map((address) => ({ path, address }))
  }
  if (typeof value !== 'object' || value === null) return []

  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => findBrokenLinks(inner, pages, [...path, keyOf(key)]))
}

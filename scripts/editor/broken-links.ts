import { stringsIn } from './strings-in'

export type BrokenLink = { path: PropertyKey[]; address: string }

/** The addresses of this site, alone in a field or in a link of Markdown, that lead to no page. */
export function findBrokenLinks(value: unknown, pages: ReadonlySet<string>): BrokenLink[] {
  return stringsIn(value).flatMap(({ text, path }) => {
    const addresses = Array.from(
      text.matchAll(/(?:^|\]\()(\/[\w/-]*)/g),
      ([, address = '']) => address,
    )
    return addresses
      .filter((address) => !pages.has(address.replace(/(?<=.)\/$/, '')))
      .map((address) => ({ path, address }))
  })
}

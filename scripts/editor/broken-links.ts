import { stringsIn } from './strings-in'

export type BrokenLink = { path: PropertyKey[]; address: string }

/**
 * An address of this site, alone in a field or in a link of Markdown: a path, an anchor, or both.
 */
const siteAddress = /(?:^|\]\()((?:\/[\w/-]*)?(?:#[\w-]+)?)(?=$|\))/g

/** The addresses of this site in `value` that lead nowhere. */
export function findBrokenLinks(
  value: unknown,
  isKnown: (address: string) => boolean,
): BrokenLink[] {
  return stringsIn(value).flatMap(({ text, path }) =>
    Array.from(text.matchAll(siteAddress), ([, address = '']) => address)
      .filter((address) => address !== '' && !isKnown(address))
      .map((address) => ({ path, address })),
  )
}

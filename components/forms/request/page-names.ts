import { basePath } from '@/lib/public-environment'
import { withoutTrailingSlash } from '@/lib/paths'

/** The name of each page by its path, « Services » for `/services`. */
export type PageNames = Readonly<Record<string, string>>

function findPageName(names: PageNames, address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin || !pathname.startsWith(basePath)) return undefined
  return names[withoutTrailingSlash(pathname.slice(basePath.length)) || '/']
}

/** Finds the name of the current page. */
export const findCurrentPage = (names: PageNames) => findPageName(names, location.href)

/** Finds the name of the page of the site that led to this one, if any. */
export function findPreviousPage(names: PageNames) {
  const name = document.referrer ? findPageName(names, document.referrer) : undefined
  return name === findCurrentPage(names) ? undefined : name
}

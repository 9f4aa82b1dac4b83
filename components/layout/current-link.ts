const trim = (path: string) => path.replace(/\/+$/, '')

/**
 * « page » for the page itself, « true » for the section it is part of (the Blog link on an article): ARIA keeps « page » for the one link that leads
 * where the visitor already is.
 */
export function currentState(pathname: string, href: string): 'page' | 'true' | undefined {
  const here = trim(pathname)
  const there = trim(href)
  if (here === there) return 'page'
  return there !== '' && here.startsWith(`${there}/`) ? 'true' : undefined
}

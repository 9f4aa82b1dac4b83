// From the rules of out/_headers to what nginx and Apache can say: for each header, the paths that get it and its value.
import { readHeaderRules } from '../../headers-file'

type Rule = { path: string; value: string }

export type HeaderTable = { name: string; rules: Rule[] }

/** What a path holds before its star. */
const stem = (path: string) => path.replace(/\*$/, '')

function overlap(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => stem(a).length - stem(b).length)
  return short.endsWith('*') ? stem(long).startsWith(stem(short)) : short === long
}

/** Refuses what the two servers would read otherwise than Netlify and Cloudflare, such as a header that one address would get twice. */
export function headerTables(text: string): HeaderTable[] {
  const tables = new Map<string, HeaderTable>()
  for (const { path, headers } of readHeaderRules(text)) {
    // A star in the middle, or signs that the two servers would not read as they stand.
    if (!/^\/[\w./-]*\*?$/.test(path)) throw new Error(`_headers: ${path} cannot be said to nginx and Apache`)
    for (const [name, value] of headers) {
      const table = tables.get(name.toLowerCase()) ?? { name, rules: [] }
      const twin = table.rules.find((rule) => overlap(rule.path, path))
      if (/["\\$%]/.test(value)) throw new Error(`_headers: ${name} holds a sign that needs quoting (" \\ $ %)`)
      if (twin) throw new Error(`_headers: ${twin.path} and ${path} both give ${name} to the same addresses`)
      table.rules.push({ path, value })
      tables.set(name.toLowerCase(), table)
    }
  }
  return [...tables.values()]
}

/** Every answer gets it, with this one value. */
export const valueForAll = ({ rules: [first, ...others] }: HeaderTable) =>
  first?.path === '/*' && others.length === 0 ? first.value : undefined

export const isCacheControl = ({ name }: HeaderTable) => name.toLowerCase() === 'cache-control'

/** A regular expression for the beginning of a path; a dot is the only sign to disarm. */
export const prefixPattern = (path: string) => `^${stem(path).replaceAll('.', '[.]')}`

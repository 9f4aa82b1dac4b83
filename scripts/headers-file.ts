// Reads out/_headers, the file from which Netlify and Cloudflare take a site's headers: paths, where * is any characters, and what each gives.
// Every rule that fits a path counts.

type HeaderRule = { path: string; headers: [name: string, value: string][] }

export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value])
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] })
    else if (line.trim() !== '') throw new Error(`_headers has a line that no host would read: ${line}`)
  }
  return rules
}

/** The headers of a path. */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules = readHeaderRules(text).map(({ path, headers }) => {
    const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return { pattern: new RegExp(`^${parts.join('.*')}$`, 'u'), headers }
  })
  return (path) => Object.fromEntries(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : [])))
}

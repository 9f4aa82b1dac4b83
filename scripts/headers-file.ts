// Reads out/_headers, the file from which Netlify and Cloudflare take a site's headers: paths, where * is any characters, and what each gives.
// Every rule that fits a path counts.

/** The headers of a path. */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value])
    else if (line.startsWith('/')) {
      const parts = line.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      rules.push({ pattern: new RegExp(`^${parts.join('.*')}$`), headers: [] })
    }
  }
  return (path) => Object.fromEntries(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : [])))
}

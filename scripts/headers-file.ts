// Reads out/_headers, the file from which Netlify and Cloudflare take a site's headers, so that the local server sends the same ones:
//
//   /services/*
//     Cache-Control: no-cache
//
// A path may hold * (any characters). Every rule that fits a path counts; a header given twice is joined by a comma, as both hosts do.

/** One path of the file, with what it gives. */
export type HeaderRule = { path: string; headers: [name: string, value: string][] }

export type HeadersFile = (path: string) => Record<string, string>

function toPattern(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'u')
}

/** Refuses what it does not understand: a rule that is dropped in silence here could be one that a host applies. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    const refuse = (reason: string) => new Error(`_headers, line ${String(index + 1)}: ${reason} (${content})`)
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      if (!content.startsWith('/')) throw refuse('a path must start with /')
      if (content.includes(':')) throw refuse('placeholders are not understood, only *')
      rules.push({ path: content, headers: [] })
      continue
    }
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(content) ?? []
    if (name === undefined || value === undefined) throw refuse('expected Name: value')
    const rule = rules.at(-1)
    if (!rule) throw refuse('a header before any path')
    rule.headers.push([name, value])
  }
  return rules
}

export function parseHeadersFile(text: string): HeadersFile {
  const rules = readHeaderRules(text).map(({ path, headers }) => ({ pattern: toPattern(path), headers }))
  return (path) => {
    const result: Record<string, string> = {}
    for (const { pattern, headers } of rules) {
      if (!pattern.test(path)) continue
      for (const [name, value] of headers) {
        const key = name.toLowerCase()
        result[key] = result[key] === undefined ? value : `${result[key]}, ${value}`
      }
    }
    return result
  }
}

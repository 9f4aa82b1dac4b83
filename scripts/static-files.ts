// Finds the file of a path in the export, as a static host does, and keeps the compressed form of those already asked for.
// Not sirv 3: it neither compresses what it serves nor redirects to the final slash, which is most of this file.
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type StaticFile = { file: string; size: number; modified: number }
type Answer = { kind: 'file'; found: StaticFile } | { kind: 'redirect'; to: string } | { kind: 'missing' }
export type Encoding = 'br' | 'gzip' | 'identity'

/** Content types by the end of a file's name. */
export const types: Partial<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream'

/** Text is worth compressing; pictures and fonts are compressed already. */
export const isText = (file: string) => typeOf(file).includes('charset')

/** The decoded parts of a path, or nothing when one of them could lead out of the export. */
function partsOf(pathname: string): string[] | undefined {
  try {
    const parts = pathname.split('/').slice(1).map(decodeURIComponent)
    const isSafe = parts.every((part, index) => {
      // Only the last part may be empty (a final slash): //host in a redirect would leave the site.
      if (part === '') return index === parts.length - 1
      return part !== '.' && part !== '..' && !/[/\\\0]/.test(part)
    })
    return isSafe ? parts : undefined
  } catch {
    return undefined
  }
}

async function fileAt(file: string): Promise<StaticFile | undefined> {
  const facts = await stat(file).catch(() => undefined)
  return facts?.isFile() ? { file, size: facts.size, modified: Math.round(facts.mtimeMs) } : undefined
}

/** @param pathname as it stands in the request, still encoded, from the export's own root */
export async function findFile(dir: string, pathname: string): Promise<Answer> {
  const parts = partsOf(pathname)
  // Hosts read these two files and never serve them.
  if (!parts || ['_headers', '_redirects'].includes(parts[0] ?? '')) return { kind: 'missing' }
  const target = path.join(dir, ...parts)
  const page = await fileAt(path.join(target, 'index.html'))
  if (pathname.endsWith('/')) return page ? { kind: 'file', found: page } : { kind: 'missing' }
  const found = await fileAt(target)
  if (found) return { kind: 'file', found }
  return page ? { kind: 'redirect', to: `${pathname}/` } : { kind: 'missing' }
}

export const etagOf = ({ size, modified }: StaticFile) => `W/"${size.toString(36)}-${modified.toString(36)}"`

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // What hosts do on the fly; 11 takes fifty times longer for a tenth less.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
}

/** Picks what the browser accepts, Brotli first. */
export function encodingFor(file: string, accepted: string | undefined): Encoding {
  if (!isText(file)) return 'identity'
  const names = (accepted ?? '').split(',').map((each) => each.trim())
  const takes = (name: string) => names.some((each) => each === name || (each.startsWith(`${name};`) && !/;\s*q=0(\.0+)?$/.test(each)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Reads files, each compressed once for as long as it does not change. */
export function createReader(): (found: StaticFile, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, { etag: string; bytes: Promise<Buffer> }>()
  return (found, encoding) => {
    if (encoding === 'identity') return readFile(found.file)
    const key = `${encoding} ${found.file}`
    const known = kept.get(key)
    if (known?.etag === etagOf(found)) return known.bytes
    const bytes = readFile(found.file).then(compressors[encoding])
    kept.set(key, { etag: etagOf(found), bytes })
    // A read that failed (a build that replaces the export right now) is tried again next time.
    bytes.catch(() => kept.delete(key))
    return bytes
  }
}

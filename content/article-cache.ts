import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const file = '.cache/articles.json'

/** The articles whose page an earlier build has printed (scripts/kept-pages.ts). */
export const printedFile = '.cache/printed.json'

export function printedBefore(): readonly string[] {
  try {
    return JSON.parse(readFileSync(printedFile, 'utf8')) as string[]
  } catch {
    return []
  }
}

/** Whatever an article becomes depends on its own file and on these: schemas, typography, facts of the site, pictures' words. */
function versionOf(directory = 'content'): string {
  const sources = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const hash = createHash('sha256')
  for (const name of sources.sort()) hash.update(name).update(readFileSync(path.join(directory, name)))
  return hash.digest('hex')
}

type Kept<Made> = Partial<Record<string, Made>>

function readKept<Made>(version: string): Kept<Made> {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { version: string; made: Kept<Made> }
    return saved.version === version ? saved.made : {}
  } catch {
    return {}
  }
}

/**
 * Makes something of each text, and keeps it for the next process: every process of a build reads all the articles, and Markdown is what takes its time.
 * `salt` is what else decides, such as the base path of the links.
 */
export function makeOnce<Made>(
  texts: readonly { name: string; text: string }[],
  salt: string,
  make: (name: string, text: string) => Made,
): Made[] {
  const version = versionOf() + salt
  const kept = readKept<Made>(version)
  const keyed = texts.map(({ name, text }) => ({ name, text, key: createHash('sha256').update(name).update(text).digest('base64') }))
  const made = Object.fromEntries(keyed.map(({ name, text, key }) => [key, kept[key] ?? make(name, text)]))
  if (keyed.some(({ key }) => !(key in kept))) keep(version, made)
  return keyed.flatMap(({ key }) => made[key] ?? [])
}

/** Under another name first: several processes of a build read it at once. Where the folder cannot be written, each makes them again. */
function keep(version: string, made: object) {
  const part = `${file}.${String(process.pid)}`
  try {
    writeFileSync(part, JSON.stringify({ version, made }))
    renameSync(part, file)
  } catch {
    return
  }
}

import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Every page of the export, its error screens included. */
export async function htmlFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true })
  return names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => path.join(dir, name))
}

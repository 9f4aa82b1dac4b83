import { readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { runOneAtATime } from './one-at-a-time'

/**
 * Calls `onChange` after files of a folder change: once for those saved together, one call after
 * another. Each folder is watched by itself, because a recursive watch of Node on Linux loses a
 * file that Git replaces.
 */
export function watchFolder(folder: string, onChange: () => Promise<unknown>) {
  const subfolders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  const run = runOneAtATime(onChange)
  let timer: NodeJS.Timeout | undefined

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      run().catch(console.error)
    }, 50)
  }
  for (const each of [folder, ...subfolders]) watch(each, schedule)
}

import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * Files that are generated, or belong to this machine alone; with a lock file, Next takes the copy
 * for its root.
 */
const ignored = readFileSync('.gitignore', 'utf8').split('\n')
const notCopied = new Set([
  '.git',
  'package-lock.json',
  ...ignored.map((line) => line.replace(/\/$/, '')),
])

/**
 * Copies the sources where they build without touching out/.
 * @param dir under the project, so that the packages are found
 */
export async function copySources(dir: string) {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const name of await readdir('.'))
    if (!notCopied.has(name)) await cp(name, path.join(dir, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(dir, 'node_modules'), 'junction')
}

/** The preview that the slow tests read, as a host would build it for a pull request. */
export const testPreview = {
  dir: '.cache/preview/out',
  basePath: '/apercu/pr-12',
  branch: 'nouvelle-page',
  commit: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
  time: '2026-11-20T15:04:05.000Z',
  chatScript: 'https://clavardage.example/widget.js',
  chatHosts: ['https://styles.example'],
}

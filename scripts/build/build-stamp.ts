// Tells whether out/ is the export of the sources as they are now: npm start then skips a minute of
// build, and no test reads an old export.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/env.mjs'
import { UserError } from '../support/user-error.mjs'

const stampFile = '.cache/build-stamp'

/**
 * Paths that no build reads: hidden and generated folders, tests, documents, settings of other
 * tools.
 */
const notSources =
  /^(?:\..*|.*\.(?:md|d\.ts|tsbuildinfo)|node_modules|out|__tests__|docs|(?:jest|jest\.mutation|playwright|eslint|stylelint|stryker)\.config\..*|lighthouserc\.yml|lychee\.toml)$/
/** Files that the build itself writes, and scripts that are no part of it. */
const notSourceFiles =
  /^(?:public[/\\](?:images|scripts|styles)|scripts[/\\](?:dev|test|deploy|lint))\b/

async function listFiles(name: string) {
  if ((await stat(name)).isFile()) return [name]
  const entries = await readdir(name, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

async function hashSources() {
  const hash = createHash('sha256')
  const names = (await readdir('.')).filter((name) => !notSources.test(name))
  const files = (await Promise.all(names.map(listFiles))).flat()
  for (const file of files.filter((each) => !notSourceFiles.test(each)).sort())
    hash.update(`${file}\0`).update(await readFile(file))
  return hash.digest('hex')
}

const hashEnvironment = () => createHash('sha256').update(JSON.stringify(env)).digest('hex')

/** Computes the stamp before a build, during which sources may change. */
export const takeStamp = async () => `${await hashSources()} ${hashEnvironment()}`

export const writeStamp = (stamp: string) => writeFile(stampFile, stamp)

/** Removes the stamp, so that a build that fails half-way does not pass for the previous one. */
export const removeStamp = () => rm(stampFile, { force: true })

const readStamp = async () =>
  existsSync('out/index.html') ? readFile(stampFile, 'utf8').catch(() => '') : ''

/** Tells whether out/ is the export of these sources under these settings. */
export const isBuilt = async () => (await readStamp()) === (await takeStamp())

/** Stops tests of an outdated export, which would say nothing of the current sources. */
export async function requireCurrentExport() {
  const [builtSources] = (await readStamp()).split(' ')
  if (builtSources !== (await hashSources()))
    throw new UserError('out/ is not of these sources: npm run build first.')
}

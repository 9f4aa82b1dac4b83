// Knows whether out/ is the export of the sources as they are now.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const stampFile = '.cache/build-stamp'

// scripts/ counts too: the pictures and the steps after the export are made there.
const sources = [
  ...['app', 'components', 'content', 'public', 'scripts', 'supabase'],
  ...['env.mjs', 'next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/** What the build itself puts there. */
const made = ['public/images', 'public/scripts'].map((name) => path.normalize(name) + path.sep)

/** @param {string} source a file or a folder */
async function filesOf(source) {
  if (!existsSync(source)) return []
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [source]
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * One hash of every source and of the checked environment.
 * @param {unknown} env
 */
export async function sourceHash(env) {
  const files = (await Promise.all(sources.map(filesOf))).flat().filter((file) => !made.some((folder) => file.startsWith(folder)))
  const hash = createHash('sha256').update(JSON.stringify(env))
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
  return hash.digest('hex')
}

/** @param {string} hash */
export async function isBuilt(hash) {
  return existsSync('out/index.html') && (await readFile(stampFile, 'utf8').catch(() => '')) === hash
}

/** A build that fails half-way must not pass for the one before. */
export async function forgetBuild() {
  await rm(stampFile, { force: true })
}

/** @param {string} hash */
export async function rememberBuild(hash) {
  await mkdir(path.dirname(stampFile), { recursive: true })
  await writeFile(stampFile, hash)
}

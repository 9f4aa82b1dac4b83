// From the sources to out/: pictures, the check of every text, the browser's scripts, Next's export, then the steps that finish the export.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { env } from '../../env.mjs'
import { makePictures } from './pictures'
import { runNode, since } from '../lib/run-node'
import { UserError, plainSentences } from '../lib/user-error.mjs'

export const stamp = '.cache/build-stamp'

// scripts/ counts too: the pictures and the steps after the export are made there.
const sources = [
  ...['app', 'components', 'content', 'lib', 'public', 'scripts', 'supabase'],
  ...['env.mjs', 'next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/** One hash of every source and of the checked environment. */
export async function hashSources() {
  const hash = createHash('sha256').update(JSON.stringify(env))
  for (const source of sources.filter((each) => existsSync(each)))
    for (const name of (await stat(source)).isFile()
      ? ['']
      : (await readdir(source, { recursive: true })).sort()) {
      const file = path.join(source, name)
      // What the build itself puts there is no source.
      if (/^public.(images|scripts)/.test(file) || !(await stat(file)).isFile()) continue
      hash.update(`${file}\0`).update(await readFile(file))
    }
  return hash.digest('hex')
}

/** Whether out/ is the export of the sources as they are now. */
export const isBuilt = async () =>
  existsSync('out/index.html') &&
  (await readFile(stamp, 'utf8').catch(() => '')) === (await hashSources())

/**
 * Loads every module of content/, which checks every text: all the mistakes are told together and in a second, where Next's build would
 * take a while to stop at the first, with a stack trace.
 */
async function checkContent() {
  const sentences = new Set<string>()
  for (const file of (await readdir('content', { recursive: true }))
    .filter((name) => name.endsWith('.ts'))
    .sort())
    await import(pathToFileURL(path.resolve('content', file)).href).catch((error: unknown) => {
      const plain = error instanceof Error ? plainSentences(error.message) : []
      if (plain.length === 0) throw error
      for (const sentence of plain) sentences.add(sentence)
    })

  const { missingPictures } = await import('../../content/pictures')
  for (const name of missingPictures)
    sentences.add(
      `Image introuvable : content/images/masters/${name}.webp. Ajoutez le fichier, ou corrigez le nom.`,
    )
  if (sentences.size > 0) throw new UserError([...sentences].join('\n'))
}

async function exportPages() {
  const start = performance.now()
  console.log('Building the pages (up to a minute)…')
  // The year of the site is Québec's, on a host that counts by Greenwich too.
  const environment = {
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    NO_COLOR: '1',
    TZ: 'America/Toronto',
  }
  const { code, output } = await runNode(['node_modules/next/dist/bin/next', 'build'], {
    isQuiet: true,
    environment,
  })
  if (code !== 0)
    throw new UserError(
      plainSentences(output).join('\n') ||
        `${output}\nThe pages could not be built: what Next said is above.`,
    )
  for (const line of output.split('\n')) if (/⚠|warn/i.test(line)) console.log(line.trim())
  console.log(`Pages built in ${since(start)}.`)
}

export async function buildSite() {
  // A build that fails half-way must not pass for the one before.
  await rm(stamp, { force: true })
  const hash = await hashSources()
  await makePictures(console.log)
  await checkContent()
  // Only now: they read the content, which in a fresh clone wants the pictures that have just been made.
  const [{ makeScripts }, { steps }] = await Promise.all([
    import('./browser-bundle'),
    import('../export/export-steps'),
  ])
  await makeScripts()
  await exportPages()
  for (const step of steps) {
    const start = performance.now()
    console.log(`${await step('out')} (${since(start)}).`)
  }
  await writeFile(stamp, hash)
}

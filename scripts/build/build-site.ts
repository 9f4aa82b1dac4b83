// Builds out/ from the sources: pictures, the check of every text, the browser's scripts, Next's
// export, then the steps that finish it.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatSince, runNode } from '../support/run-node'
import { UserError, listPlainSentences } from '../support/user-error.mjs'
import { removeStamp, takeStamp, writeStamp } from './build-stamp'
import { makePictures } from './pictures'
import { copyRemotePictures } from './remote-pictures'

/** Returns the sentences for authors that loading a module of content/ reports, or none. */
async function findMistakes(file: string) {
  try {
    await import(pathToFileURL(path.resolve('content', file)).href)
    return []
  } catch (error) {
    const sentences = error instanceof Error ? listPlainSentences(error.message) : []
    if (sentences.length === 0) throw error
    return sentences
  }
}

/**
 * Loads every module of content/, which checks every text: all the mistakes are told together and
 * in a second, where Next's build would take a while to stop at the first.
 */
async function refuseContentMistakes() {
  const mistakes = new Set<string>()
  const modules = (await readdir('content', { recursive: true }))
    .filter((name) => name.endsWith('.ts'))
    .sort()
  for (const file of modules)
    for (const sentence of await findMistakes(file)) mistakes.add(sentence)

  const { missingPictures } = await import('@/content/pictures')
  for (const name of missingPictures)
    mistakes.add(
      `Image introuvable : content/images/masters/${name}.webp. ` +
        'Ajoutez le fichier, ou corrigez le nom.',
    )
  if (mistakes.size > 0) throw new UserError([...mistakes].join('\n'))
}

async function exportPages() {
  const start = performance.now()
  console.log('Building the pages (up to a minute)…')
  const { code, output } = await runNode(['node_modules/next/dist/bin/next', 'build'], {
    isQuiet: true,
    environment: {
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      NO_COLOR: '1',
      // The year of the site is Québec's, even on a host whose clock is in UTC.
      TZ: 'America/Toronto',
    },
  })
  if (code !== 0)
    throw new UserError(
      listPlainSentences(output).join('\n') ||
        `${output}\nThe pages could not be built: what Next said is above.`,
    )

  for (const line of output.split('\n')) if (/⚠|warn/i.test(line)) console.log(line.trim())
  console.log(`Pages built in ${formatSince(start)}.`)
}

async function finishExport() {
  const { exportSteps } = await import('../export/export-steps')
  for (const step of exportSteps) {
    const start = performance.now()
    console.log(`${await step('out')} (${formatSince(start)}).`)
  }
}

export async function buildSite() {
  await removeStamp()
  const stamp = await takeStamp()
  await copyRemotePictures(console.log)
  await makePictures(console.log)
  await refuseContentMistakes()
  // This module is imported late, because it reads the content, which needs the pictures made
  // above.
  const { makeBrowserFiles } = await import('./browser-files')
  await makeBrowserFiles()
  await exportPages()
  await finishExport()
  await writeStamp(stamp)
}

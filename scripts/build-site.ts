// From the sources to out/: pictures, the check of every text, the browser's scripts, Next's export, then the steps that finish the export.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { env } from '../env.mjs'
import { forgetBuild, rememberBuild, sourceHash } from './build-stamp.mjs'
import { makePictures } from './pictures'
import { run, since, tool } from './run.mjs'
import { Stop, plainSentences } from './stop.mjs'

type Say = (line: string) => void

/**
 * Loads every module of content/, which checks every text: all the mistakes are told together and in a second, where Next's build would
 * take a while to stop at the first, with a stack trace.
 */
async function checkContent() {
  const files = (await readdir('content', { recursive: true })).filter((file) => file.endsWith('.ts')).sort()
  const sentences = new Set<string>()
  for (const file of files) {
    try {
      await import(pathToFileURL(path.resolve('content', file)).href)
    } catch (error) {
      const plain = error instanceof Error ? plainSentences(error.message) : []
      if (plain.length === 0) throw error
      for (const sentence of plain) sentences.add(sentence)
    }
  }
  if (sentences.size > 0) throw new Error([...sentences].join('\n'))
}

async function exportPages(say: Say) {
  const start = performance.now()
  say('Building the pages (up to a minute)…')
  const { code, output } = await run(...tool('next/dist/bin/next', 'build'), {
    quiet: true,
    environment: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NO_COLOR: '1' },
  })
  if (code !== 0) {
    const sentences = plainSentences(output)
    throw new Stop(sentences.length > 0 ? sentences.join('\n') : `${output}\nThe pages could not be built: what Next said is above.`)
  }
  for (const line of output.split('\n')) if (/⚠|warn/i.test(line)) say(line.trim())
  say(`Pages built in ${since(start)}.`)
}

/** Next is told to leave the types alone: TypeScript reads them beside the last steps, once Next has written those of the routes. */
async function checkTypes() {
  const { code, output } = await run(...tool('typescript/bin/tsc'), { quiet: true })
  if (code !== 0) throw new Stop(`${output}\nThe types do not hold: what TypeScript said is above.`)
}

export async function buildSite(say: Say): Promise<void> {
  await forgetBuild()
  const hash = await sourceHash(env)
  await makePictures(say)
  await checkContent()
  // Only now: they read the content, which in a fresh clone wants the pictures that have just been made.
  const [{ makeScripts }, { steps }] = await Promise.all([import('./browser-bundle'), import('./after-export/steps')])
  await makeScripts()
  await exportPages(say)
  const types = checkTypes()
  // Awaited below, once the steps are done: until then a failure is not unhandled.
  types.catch(() => undefined)
  for (const step of steps) {
    const start = performance.now()
    const result = await step.run('out')
    say(`${step.title}: ${result} (${since(start)}).`)
  }
  await types
  await rememberBuild(hash)
}

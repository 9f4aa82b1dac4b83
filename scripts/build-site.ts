// From the sources to out/: pictures, the check of every text, Next's export, then the steps that finish the export.
import { env } from '../env.mjs'
import { steps } from './after-export/steps'
import { makeScripts } from './browser-bundle'
import { makeSocialImages } from './social-images'
import { forgetBuild, rememberBuild, sourceHash } from './build-stamp.mjs'
import { checkContent } from './check-content'
import { forgetKept, leaveOutKept } from './kept-pages'
import { makePictures } from './pictures'
import { run, since, tool } from './run.mjs'
import { Stop, plainSentences } from './stop.mjs'

const outDir = 'out'

async function exportPages(say: (line: string) => void) {
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

export async function buildSite(say: (line: string) => void): Promise<void> {
  await forgetBuild()
  const hash = await sourceHash(env)
  await makePictures((line) => {
    say(`${line}.`)
  })
  await checkContent()
  await makeScripts()
  await makeSocialImages((line) => {
    say(`${line}.`)
  })
  await leaveOutKept()
  await exportPages(say)
  for (const step of steps) {
    const start = performance.now()
    const result = await step.run(outDir)
    say(`${step.title}: ${result} (${since(start)}).`)
  }
  await forgetKept()
  await rememberBuild(hash)
}

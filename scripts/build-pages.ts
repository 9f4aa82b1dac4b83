// From the checked content to out/: the browser's scripts, Next's export, then the steps that finish the export.
import { steps } from './after-export/steps'
import { makeScripts } from './browser-bundle'
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

/** Next is told to leave the types alone: TypeScript reads them beside the last steps, once Next has written those of the routes. */
async function checkTypes() {
  const { code, output } = await run(...tool('typescript/bin/tsc'), { quiet: true })
  if (code !== 0) throw new Stop(`${output}\nThe types do not hold: what TypeScript said is above.`)
}

export async function buildPages(say: (line: string) => void): Promise<void> {
  await makeScripts()
  await exportPages(say)
  const types = checkTypes()
  // Awaited below, once the steps are done: until then a failure is not unhandled.
  types.catch(() => undefined)
  for (const step of steps) {
    const start = performance.now()
    const result = await step.run(outDir)
    say(`${step.title}: ${result} (${since(start)}).`)
  }
  await types
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentWith } from './environment.mjs'

type Options = { isQuiet?: boolean; environment?: Record<string, string>; cwd?: string }

/** Runs a Node program to its end, or to ours. `isQuiet` keeps its output instead of showing it. */
export async function runNode(
  args: readonly string[],
  { isQuiet = false, environment = {}, cwd = '.' }: Options = {},
) {
  const shown = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', shown, shown],
    env: environmentWith(environment),
    cwd,
  })
  const end = () => child.kill('SIGINT')
  process.on('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', end)
  return { code: code ?? 1, output }
}

/** « 4.2 s », for progress lines; `start` is from performance.now(). */
export const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

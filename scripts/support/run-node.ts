import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildEnvironment } from './environment.mjs'

type Options = { isQuiet?: boolean; environment?: Record<string, string>; cwd?: string }

/** Runs a Node program, killed when this process exits; `isQuiet` keeps its output unshown. */
export async function runNode(
  args: readonly string[],
  { isQuiet = false, environment = {}, cwd = '.' }: Options = {},
) {
  const outputMode = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', outputMode, outputMode],
    env: buildEnvironment(environment),
    cwd,
  })
  const killChild = () => child.kill('SIGINT')
  process.on('exit', killChild)

  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', killChild)
  return { code: code ?? 1, output }
}

/** Formats the time since `start`, a value of performance.now(), as 4.2 s. */
export const formatSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

// Starting and ending the processes that some tests need.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { buildEnvironment } from '@/scripts/support/environment.mjs'

export function start(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
) {
  // The process has a group of its own, so that what a launcher starts ends with it.
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: buildEnvironment({ NO_COLOR: '1', ...options.env }),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(child, 'exit')
  const waiting = new Set<() => void>()
  const readChunk = (chunk: Buffer) => {
    output += chunk.toString()
    for (const check of waiting) check()
  }
  child.stdout.on('data', readChunk)
  child.stderr.on('data', readChunk)
  void exited.then(() => {
    for (const check of waiting) check()
  })

  /** Resolves with the first group of the pattern, once the process has said it. */
  const waitForOutput = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const match = pattern.exec(output)
        if (match) resolve(match[1] ?? '')
        else if (child.exitCode !== null || child.signalCode !== null)
          reject(new Error(`ended without ${String(pattern)}: ${output}`))
        else return
        waiting.delete(check)
      }
      waiting.add(check)
      check()
    })

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, signal)
      await exited
    }
  }
  return { waitForOutput, end, output: () => output }
}

export type Running = ReturnType<typeof start>

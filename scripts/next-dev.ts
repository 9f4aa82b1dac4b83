import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentWith } from './environment.mjs'
import { freePort } from './port.mjs'
import { tool } from './run.mjs'

export type NextDev = { port: number; stop: () => Promise<void> }

/** `next dev` behind us on a port of its own. Its addresses are kept off the terminal: only ours serves the contact function. */
export async function startNext(): Promise<NextDev> {
  const port = await freePort()
  const [command, args] = tool('next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', String(port))
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentWith({ NEXT_TELEMETRY_DISABLED: '1' }),
  })
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.split('\n').filter((line) => !/^\s*- (Local|Network):/.test(line))
      process.stdout.write(lines.join('\n'))
      if (text.includes('Ready in')) resolve()
    })
    child.once('exit', (code) => {
      reject(new Error(`next dev stopped with code ${String(code)}.`))
    })
  })
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

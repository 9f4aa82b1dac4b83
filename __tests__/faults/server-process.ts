import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { environmentWith } from '../../scripts/environment.mjs'
import type { Orders } from './function-process'

const script = fileURLToPath(new URL('./function-process.ts', import.meta.url))
const { fetch } = globalThis

/** Keeps the function's process running: whenever it is killed, it is started again on the same data. */
export function keepRunning(orders: Orders) {
  const state = { port: 0, kills: 0, isClosing: false, log: '' }
  let child: ChildProcess
  let up: Promise<void>

  const start = () => {
    const started = (child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(orders)], { env: environmentWith({}) }))
    const said = new Promise<void>((resolve) => {
      for (const stream of [started.stdout, started.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          state.log += text
          const [, port] = /^port (\d+)$/m.exec(text) ?? []
          if (port === undefined) return
          state.port = Number(port)
          resolve()
        })
    })
    const ended = once(started, 'exit').then(async ([code, signal]) => {
      if (state.isClosing) return
      if (signal !== 'SIGKILL') throw new Error(`The function ended by itself (${String(code)}):\n${state.log.slice(-2000)}`)
      state.kills += 1
      start()
      await up
    })
    up = Promise.race([said, ended])
    // Whoever waits hears of it; an error that nobody waits for yet must not end the run.
    for (const each of [up, ended]) each.catch(() => undefined)
  }
  start()

  return {
    state,
    up: () => up,
    /** What the process answers; asked again of the next one where it is killed meanwhile. */
    async order(name: 'a-while-later' | 'hours-later'): Promise<string> {
      for (;;) {
        await up
        const words = await fetch(`http://127.0.0.1:${String(state.port)}/${name}`)
          .then((answer) => answer.text())
          .catch(() => undefined)
        if (words !== undefined) return words
      }
    },
    async close() {
      state.isClosing = true
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

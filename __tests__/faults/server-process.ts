import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { environmentWith } from '../../scripts/environment.mjs'
import type { Order, Orders } from './function-process'

const script = fileURLToPath(new URL('./function-process.ts', import.meta.url))

/** How many e-mails the process says are waiting; nothing when it was killed before it could say. */
async function nextWord(child: ChildProcess): Promise<number | undefined> {
  for (;;) {
    const done = new AbortController()
    const words = [once(child, 'message', { signal: done.signal }), once(child, 'exit', { signal: done.signal }).then(() => [])]
    const [message] = (await Promise.race(words)) as [{ waiting?: number }?]
    done.abort()
    if (message === undefined) return undefined
    if (message.waiting !== undefined) return message.waiting
  }
}

/** Keeps the function's process running: whenever it is killed, it is started again on the same data. */
export function keepRunning(orders: Orders) {
  const state = { port: 0, kills: 0, isClosing: false, log: '' }
  let child: ChildProcess
  let up: Promise<void>

  const start = () => {
    child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(orders)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: environmentWith({}),
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        state.log += text
      })
    const started = child
    up = new Promise((resolve, reject) => {
      started.on('message', (message: { port?: number }) => {
        if (message.port === undefined) return
        state.port = message.port
        resolve()
      })
      started.once('exit', (code, signal) => {
        if (state.isClosing) return
        if (signal !== 'SIGKILL') {
          reject(new Error(`The function ended by itself (${String(code)}):\n${state.log.slice(-2000)}`))
          return
        }
        state.kills += 1
        start()
        void up.then(resolve, reject)
      })
    })
    // Whoever waits hears of it; an error that nobody waits for yet must not end the run.
    up.catch(() => undefined)
  }
  start()

  const send = (order: Order) => child.send(order, () => undefined)

  return {
    state,
    up: () => up,
    /** Nobody hears it while the process is being started again. */
    order: (order: Order) => {
      if (child.connected) send(order)
    },
    /** Hours later: e-mails that wait are taken up. How many still wait afterwards. */
    async later(): Promise<number> {
      for (;;) {
        await up
        // A kill that was still to come may come now: then the next process is asked.
        send('later')
        const waiting = await nextWord(child)
        if (waiting !== undefined) return waiting
      }
    },
    async close() {
      state.isClosing = true
      const exited = once(child, 'exit')
      send('close')
      await exited
    },
  }
}

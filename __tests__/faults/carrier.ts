// The mail API of a fault run, as Resend documents its own: an idempotency key seen again is answered and not sent again; with another
// body, or while the first call is under way, it is a conflict. One call in three fails, sometimes after the e-mail was accepted.
import { createServer } from 'node:http'
import { listen } from './listen'
import { keyOf, type Dice } from './plan'
import { realDelay, speed } from './clock'

const answerLate = 8_000 / speed

export async function startCarrier(dice: Dice) {
  const accepted = new Map<string, { body: string; key: string }>()
  const underWay = new Set<string>()
  const addresses: string[] = []
  const calls = { all: 0, failed: 0 }
  const callsFor = new Map<string, number>()
  const working = new Set<Promise<unknown>>()

  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    incoming.on('end', () => {
      const work = (async () => {
        addresses.push(incoming.url ?? '')
        const id = String(incoming.headers['idempotency-key'])
        const key = keyOf(body)
        calls.all += 1
        const turn = (callsFor.get(key) ?? 0) + 1
        callsFor.set(key, turn)
        const luck = dice(`mail ${key} ${String(turn)}`) * 3
        const fails = luck < 1
        if (fails) calls.failed += 1
        const answer = (status: number, name = '') =>
          outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ name }))
        if (underWay.has(id)) return answer(409, 'concurrent_idempotent_requests')
        if (luck < 0.25) return answer(500)
        if (luck < 0.4) return answer(429)
        if (luck < 0.55) return incoming.destroy()
        const known = accepted.get(id)
        if (known && known.body !== body) return answer(409, 'invalid_idempotent_request')
        underWay.add(id)
        // Past every deadline, and accepted all the same.
        if (luck < 0.75) await realDelay(answerLate)
        accepted.set(id, { body, key })
        underWay.delete(id)
        if (fails) return incoming.destroy()
        return answer(200)
      })()
      working.add(work)
      void work.finally(() => working.delete(work))
    })
  })
  const port = await listen(server)
  /** Until it has answered every call. */
  const rest = () => Promise.all(working)
  return { address: `http://127.0.0.1:${String(port)}/emails`, accepted, addresses, calls, rest, server }
}

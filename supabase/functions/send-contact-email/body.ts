import { withDeadline } from './deadline.ts'

export const bodyLimit = 16 * 1024

type Body = { text: string } | { problem: 'too_large' | 'body_unreadable' | 'bad_json' }

/** Reads at most 16 KiB, whatever the request says about its length, and never waits for a sender that stopped sending. */
export async function readBody(request: Request, deadline: number): Promise<Body> {
  const reader = request.body?.getReader()
  if (!reader) return { text: '' }
  // Cancelling tells the other side to stop; whether it listens changes nothing here.
  const stop = () => void reader.cancel().catch(() => undefined)
  if (Number(request.headers.get('content-length')) > bodyLimit) {
    stop()
    return { problem: 'too_large' }
  }
  // Fatal: a replacement character in the middle of a message would be a silent loss.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  const read = async (): Promise<Body> => {
    for (;;) {
      const { done, value } = await reader.read()
      size += value?.byteLength ?? 0
      if (size > bodyLimit) return { problem: 'too_large' }
      try {
        text += decoder.decode(value, { stream: !done })
      } catch {
        return { problem: 'bad_json' }
      }
      if (done) return { text }
    }
  }
  const body = await withDeadline(read(), deadline).catch((): Body => ({ problem: 'body_unreadable' }))
  if ('problem' in body) stop()
  return body
}

import { withDeadline } from './failure.ts'

/**
 * Reads at most `limit` bytes, whatever content-length says, and stops at the deadline if the
 * sender stalls.
 */
export async function readJson(
  httpRequest: Request,
  limit: number,
  deadline: number,
): Promise<{ json: unknown } | { problem: 'too_large' | 'bad_request' }> {
  const reader = httpRequest.body?.getReader()
  if (!reader) return { problem: 'bad_request' }
  // The decoder is fatal, because a replacement character would be a silent loss.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = async () => {
    let text = ''
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      size += value?.byteLength ?? 0
      if (size > limit) return { problem: 'too_large' } as const
      text += decoder.decode(value, { stream: !done })
      if (done) return { json: JSON.parse(text) as unknown }
    }
  }
  try {
    return await withDeadline(read(), deadline)
  } catch {
    return { problem: 'bad_request' }
  } finally {
    // The sender may ignore the cancellation.
    void reader.cancel().catch(() => undefined)
  }
}

/** Code that has neither loaded nor failed by then is late. */
export const loadTimeoutMs = 8000

/** Waits for code, and calls `onLate` if it is late: it may still load. */
export async function waitForCode<Code>(loading: Promise<Code>, onLate: () => void): Promise<Code> {
  const late = setTimeout(onLate, loadTimeoutMs)
  try {
    return await loading
  } finally {
    clearTimeout(late)
  }
}

/**
 * Retries what failed when the network returns, twice, because a request that began offline may be
 * about to fail.
 */
export const retryOnline = (retry: () => Promise<unknown>, options?: { signal: AbortSignal }) =>
  addEventListener('online', () => void retry().then(retry), options)

/** What went wrong, in words of ours that may be written down. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** The work's own result, or a Failure after so many milliseconds. The work goes on: what it does late is its caller's affair. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('délai dépassé')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What may be written down about a failure: the messages of others often quote what they failed on. */
export function kindOf(error: unknown) {
  const { name, code, message } = Object(error) as {
    name?: unknown
    code?: unknown
    message?: unknown
  }
  if (name === 'Failure') return String(message)
  return typeof code === 'string' && /^\w{1,40}$/.test(code)
    ? code
    : typeof name === 'string'
      ? name
      : 'inconnu'
}

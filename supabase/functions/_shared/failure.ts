/** An error whose message is ours, and may be logged. */
export class Failure extends Error {}

/** An error that means that the mail provider refused the e-mail, which has not left. */
export class MailProviderRejection extends Failure {}

/** Rejects with a Failure after so many milliseconds, without cancelling the work itself. */
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

/**
 * Describes an error for the log: messages of other code often quote the values that they failed
 * on.
 */
export function describeFailure(error: unknown) {
  if (error instanceof Failure) return error.message
  const { name, code } = Object(error) as Record<string, unknown>
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : String(name)
}

/** Returns the message of the error that an attempt throws, or nothing where it succeeds. */
export function getMessage(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

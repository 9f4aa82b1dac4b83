/** How many milliseconds are left of so many, from now on, by a clock that nobody sets. */
export function countDown(milliseconds: number) {
  const end = performance.now() + milliseconds
  return () => Math.max(0, end - performance.now())
}

class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** The work's own result, or a DeadlineError after so many milliseconds. The work goes on: what it does late is its caller's affair. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

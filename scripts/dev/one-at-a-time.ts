/** Runs `task` at each call, once those before have ended. */
export function runOneAtATime<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const run = last.then(task, task)
    last = run
    return run
  }
}

/** Nobody can sit through hundreds of 15 s hangs: in a fault run, every clock goes this many times faster, on both sides alike. */
export const speed = 5

const real = globalThis.setTimeout

/** So many milliseconds by the watch of whoever runs the command. */
export const realDelay = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    real(resolve, milliseconds)
  })

/** Every deadline of the modules loaded in this process then ends sooner; how long work takes stays what it is. */
export function runClockFaster(): void {
  const faster = (callback: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) =>
    real(callback, milliseconds / speed, ...values)
  globalThis.setTimeout = Object.assign(faster, { __promisify__: real.__promisify__ }) as typeof setTimeout
}

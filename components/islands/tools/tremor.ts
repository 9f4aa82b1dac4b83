/** Twice by a hand that trembles, or that opens everything by two presses: so long after the first, on the same spot, the second is one with it. */
const pairDelay = 700
const spot = 40

/**
 * The second press of such a pair, on the screen that the first one brought: it would answer a question that nobody has read. A key, whose click counts
 * zero, may press as often as it likes. (components/start/second-press.ts knows what a press turns on and off.)
 */
export function ignoreTremor(island: HTMLElement, screen: () => string): void {
  let first: { event: MouseEvent; screen: string } | undefined
  island.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return
      const isPair =
        first !== undefined &&
        first.screen !== screen() &&
        event.timeStamp - first.event.timeStamp < pairDelay &&
        Math.hypot(event.clientX - first.event.clientX, event.clientY - first.event.clientY) < spot
      // What is ticked brings no screen.
      const isTurning = event.target instanceof Element && event.target.closest('button, a') !== null
      first = isTurning ? { event, screen: screen() } : undefined
      if (!isPair) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

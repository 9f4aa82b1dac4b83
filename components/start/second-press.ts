// Many older hands press everything twice, as one opens a file, and some tremble: the second press of such a pair would undo the first, or fall on what
// the first brought there, which nobody has read.

/** What brings something under the finger, and a field does not. */
const control = 'a, button, summary'

/** So long after the first press, and so near it in CSS pixels, the second is one with it. */
const pairDelay = 700
const spot = 40

/** Ignores it, on whatever it falls. A key (whose click counts zero) may press as often as it likes. */
export function ignoreSecondPress(): void {
  let first: MouseEvent | undefined
  document.addEventListener(
    'click',
    (event) => {
      const { detail, target, timeStamp, clientX, clientY } = event
      if (detail === 0 || !(target instanceof Element)) return
      const isPair =
        first !== undefined &&
        (detail > 1 || timeStamp - first.timeStamp < pairDelay) &&
        Math.hypot(clientX - first.clientX, clientY - first.clientY) < spot
      first = target.closest(control) ? event : undefined
      if (!isPair) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

// Many older hands press everything twice, as one opens a file, and some tremble: the second press of such a pair would undo the first, or fall on what
// the first brought there, which nobody has read.

/** What a press opens, closes, or leads to; a field does not. */
const control = 'a, button, summary'

/** So long after the first press, and so near it in CSS pixels, the second is one with it. */
const pairDelay = 700
const spot = 40

/** Ignores it, on whatever it falls. A key (whose click counts zero) may press as often as it likes. */
export function ignoreSecondPress(): void {
  let first: { pressed: Element; event: MouseEvent } | undefined
  // Who has pressed a key in between has seen what the first press brought.
  document.addEventListener('keydown', () => (first = undefined), true)
  document.addEventListener(
    'click',
    (event) => {
      const { detail, target, timeStamp, clientX, clientY } = event
      if (detail === 0 || !(target instanceof Element)) return
      const pressed = target.closest(control)
      const isPair =
        first !== undefined &&
        (detail > 1 || timeStamp - first.event.timeStamp < pairDelay) &&
        Math.hypot(clientX - first.event.clientX, clientY - first.event.clientY) < spot &&
        // A title that opens stays under the finger: another one there was scrolled to.
        (pressed === first.pressed || !first.pressed.matches('summary'))
      first = pressed ? { pressed, event } : undefined
      if (!isPair) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

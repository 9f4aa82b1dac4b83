// Many older hands press everything twice, as one opens a file: the second press of such a pair would undo the first.

/** What a press opens and the next one closes. */
const turning = 'summary, button[role="switch"], button[aria-expanded]'

/** A finger counts no double press of its own on most devices: so long after the first, its second is one. */
const pairDelay = 500

/** Ignores it, on whatever it falls. A key (whose click counts zero) may press as often as it likes. */
export function ignoreSecondPress(): void {
  let isFinger = false
  let first: { control: Element | null; at: number } = { control: null, at: -Infinity }
  document.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isFinger = pointerType !== 'mouse'
    },
    { capture: true, passive: true },
  )
  document.addEventListener(
    'click',
    (event) => {
      const { target, detail, timeStamp } = event
      if (detail === 0 || !(target instanceof Element)) return
      const control = target.closest(turning)
      const isAgain = control === first.control && isFinger && timeStamp - first.at < pairDelay
      first = { control, at: timeStamp }
      if (!control || (detail === 1 && !isAgain)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

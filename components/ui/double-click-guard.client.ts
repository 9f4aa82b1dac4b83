/** As long as in govuk-frontend's `preventDoubleClick`. */
const guardDelayMs = 1000

/** Ignores the second click of a double click on a button that sends: older users double-click. */
export function startDoubleClickGuard() {
  let last: { button: Element; time: number } | undefined
  const onClick = (event: MouseEvent) => {
    const { target, timeStamp: time, detail } = event
    const button = target instanceof Element ? target.closest('[data-prevent-double-click]') : null
    // A click fired by a key has no `detail`.
    if (!button || detail === 0) return
    if (last?.button === button && time - last.time < guardDelayMs) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else last = { button, time }
  }
  document.addEventListener('click', onClick, true)
}

/**
 * Calls back once the page is loaded and the browser idle. Safari has no requestIdleCallback, so it
 * waits 200 ms.
 */
export function whenIdle(callback: () => void) {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(callback, { timeout: 5000 })
      : setTimeout(callback, 200)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/**
 * Calls back once the page is loaded and the browser idle, or after 200 ms in Safari, which has no
 * requestIdleCallback.
 */
export function whenIdle(callback: () => void) {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(callback, { timeout: 5000 })
      : setTimeout(callback, 200)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

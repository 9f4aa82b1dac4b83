/** Once the page is loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 })
    else setTimeout(work, 1000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Once the page is loaded and the browser is idle: Safari, which has no requestIdleCallback, is taken to be after 200 ms. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(work, { timeout: 5000 })
      : setTimeout(work, 200)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

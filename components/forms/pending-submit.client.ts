/** Code that has neither loaded nor failed by then counts as failed. */
export const hydrationTimeoutMs = 8000

/**
 * Shows on the submit button that the form waits for its code, and asks before the page is left.
 */
export function showPending({ dataset }: HTMLElement) {
  // The attribute is not set on the form, where React would report a hydration mismatch.
  dataset.pending = ''
  // This is the property because the inline script and the main script are two bundles: neither
  // could remove the listener of the other.
  window.onbeforeunload = (event) => event.preventDefault()
}

/** Ends what showPending() shows, and no longer asks before the page is left. */
export function endPending({ dataset }: HTMLElement) {
  delete dataset.pending
  window.onbeforeunload = null
}

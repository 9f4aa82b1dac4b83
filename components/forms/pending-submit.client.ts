/** Code that has neither loaded nor failed by then counts as failed. */
export const hydrationTimeoutMs = 8000

/**
 * Shows on the submit button that the form waits for its code, and asks before the page is left.
 */
export function showPending({ dataset }: HTMLElement) {
  // The attribute is not set on the form, where React would report a hydration mismatch.
  dataset.pending = ''
  addEventListener(
    'beforeunload',
    (event) => dataset.pending !== undefined && event.preventDefault(),
  )
}

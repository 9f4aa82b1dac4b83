/** In milliseconds, for code that neither comes nor fails. */
export const hydrationTimeout = 8000

/** Shows on its button that a form waits for its code, and asks before the page is left. */
export function showPending({ dataset }: HTMLElement) {
  // Not on the form, where React would find an attribute too many.
  dataset.pending = ''
  addEventListener(
    'beforeunload',
    (event) => dataset.pending !== undefined && event.preventDefault(),
  )
}

/** How long a visitor waits for code that neither comes nor fails. */
export const hydrationTimeout = 8000

/** Says on its button that a form waits for its code, and asks before the page is left meanwhile. */
export function showPending({ dataset }: HTMLElement): void {
  // On the island: React would find an attribute too many on the form.
  dataset.pending = ''
  addEventListener(
    'beforeunload',
    (event) => dataset.pending !== undefined && event.preventDefault(),
  )
}

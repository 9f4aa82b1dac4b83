/** Returns the element that a selector finds, or throws. */
export function getElement(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}.`)
  return found
}

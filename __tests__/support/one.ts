/** The element that a selector finds, which must be there. */
export function one<E extends Element = HTMLInputElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector}.`)
  return found
}

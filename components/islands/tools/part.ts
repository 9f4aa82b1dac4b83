/** A part of a tool, which the page has printed. */
export function partOf(scope: ParentNode, selector: string): HTMLElement {
  const part = scope.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`The tool has no ${selector}.`)
  return part
}

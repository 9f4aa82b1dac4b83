import type { Nodes } from 'hast'

/** A part of a page's HTML, from one offset to another, and what takes its place. */
export type Edit = { start: number; end: number; text: string }

/** Returns where a node of a parsed page stands in its HTML. */
export function getRange({ position, type }: Nodes) {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined)
    throw new Error(`A ${type} stands nowhere in the HTML of its page.`)
  return { start: start.offset, end: end.offset }
}

export const remove = (node: Nodes): Edit => ({ ...getRange(node), text: '' })

/** Applies edits that do not overlap. */
export const applyEdits = (html: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html)

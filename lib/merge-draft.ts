const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Nothing typed, chosen or ticked. */
export const isBlank = (value: unknown) => !value || (isList(value) && value.length === 0)

/** Two texts of one field: neither is lost, and none is there twice. */
export function joinTexts(stored: string, added: string, separator: string): string {
  if (stored.includes(added)) return stored
  return added.includes(stored) ? added : stored + separator + added
}

function mergeValue(name: string, stored: unknown, typed: unknown): unknown {
  if (isBlank(typed)) return stored
  if (isList(stored) && isList(typed)) return [...new Set([...stored, ...typed])]
  if (name === 'message' && typeof stored === 'string' && typeof typed === 'string')
    return joinTexts(stored, typed, '\n')
  return typed
}

/** What was typed before its draft was read is newer than that draft. */
export function mergeDraft(
  draft: Record<string, unknown> = {},
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...draft }
  for (const [name, value] of Object.entries(typed)) {
    const both = mergeValue(name, draft[name], value)
    if (both !== undefined) merged[name] = both
  }
  return merged
}

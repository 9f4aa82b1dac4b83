const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Joins two texts of one field, so that neither is lost or repeated. */
export function joinTexts(stored: string, added: string, separator: string) {
  if (stored.includes(added)) return stored
  return added.includes(stored) ? added : stored + separator + added
}

/** Merges what was typed before a draft was read, which is newer, into that draft. */
export function mergeDraft(
  draft: Record<string, unknown> = {},
  typed: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...draft }
  for (const [name, value] of Object.entries(typed)) {
    const stored = draft[name]
    if (isList(stored) && isList(value)) merged[name] = [...new Set([...stored, ...value])]
    else if (name === 'message' && typeof stored === 'string' && typeof value === 'string')
      merged[name] = joinTexts(stored, value, '\n')
    else if (value) merged[name] = value
  }
  return merged
}

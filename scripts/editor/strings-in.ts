/** Every text inside `value`, with its path. */
export function stringsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []

  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, keyOf(key)]))
}

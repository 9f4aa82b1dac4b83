/** The facts that authors quote between braces in any text, by name: {phone}, {creditRate}. */
export type Placeholders = Readonly<Record<string, string>>

let current: Placeholders = {}

/** Gives placeholders to the fields that `parse` parses: Zod passes no context to a transform. */
export function withPlaceholders<Result>(placeholders: Placeholders, parse: () => Result) {
  const outer = current
  current = placeholders

  try {
    return parse()
  } finally {
    current = outer
  }
}

/**
 * Replaces each {name} by its fact, before Markdown is parsed. A fact that the owner has not written
 * takes the space before it away.
 */
export const fillPlaceholders = (text: string) =>
  text.replace(/( ?)\{([^{}]*)\}/g, (whole, space: string, name: string) => {
    const value = current[name]
    if (value === undefined) return whole
    return value === '' ? '' : `${space}${value}`
  })

/** What to write in the place of each unknown name, and of a brace alone, that a filled text keeps. */
export const findUnknownPlaceholders = (text: string) =>
  Array.from(
    text.matchAll(/\{[^{}]*\}|[{}]\S*/g),
    ([found]) =>
      `un repère connu, comme {phone} pour le téléphone, {email} pour le courriel ou {hours} pour les heures, et non ${found}`,
  )

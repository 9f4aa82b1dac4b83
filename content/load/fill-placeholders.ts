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
 * Replaces each {name} by its fact, and reports an unknown name or a brace alone. A fact that the
 * owner has not written takes the space before it away.
 */
export function fillPlaceholders(text: string, report: (expected: string) => void) {
  return text.replace(/( ?)\{([^{}]*)\}|[{}]\S*/g, (whole, space?: string, name?: string) => {
    const value = current[name ?? '']
    if (value === undefined)
      report(
        `un repère connu, comme {phone} pour le téléphone, {email} pour le courriel ou {hours} pour les heures, et non ${whole.trim()}`,
      )
    if (value === undefined) return whole
    return value === '' ? '' : `${space ?? ''}${value}`
  })
}

/** Replaces each {name} whose fact holds a link, which Markdown must parse with the text around it. */
export const fillLinks = (markdown: string) =>
  markdown.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    current[name]?.includes('](') === true ? current[name] : whole,
  )

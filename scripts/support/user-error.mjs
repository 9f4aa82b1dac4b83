/** A mistake that the user can correct: the terminal shows its message without a stack trace. */
export class UserError extends Error {}

// The messages of env.mjs, content/ and the launch check: an opening and its indented lines.
const plainSentence =
  /(?:Configuration incorrecte|Contenu à corriger|Image introuvable|Mise en ligne refusée).*(?:\n {2}(?! *at )\S.*)*/g

/**
 * Lists these messages in an error or in the output of a build, each once.
 * @param {string} output
 */
export const listPlainSentences = (output) =>
  [...new Set(output.match(plainSentence))].map((text) => text.replace(/\]$/, ''))

/**
 * What the terminal shows of an error: these messages, or else the stack trace.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof UserError) return error.message
  if (!(error instanceof Error)) return String(error)
  return listPlainSentences(error.message).join('\n') || (error.stack ?? error.message)
}

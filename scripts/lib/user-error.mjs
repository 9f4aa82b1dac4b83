// How a command ends when something is wrong: with one sentence for the person at the terminal, never with a stack trace for a mistake that is
// theirs to correct.

/** A stop whose message says all there is to know. */
export class UserError extends Error {}

// What env.mjs, content/ and the launch check write for the people who correct them: an opening, and the indented lines that belong to it.
const sentence =
  /(?:Configuration incorrecte|Contenu à corriger|Image introuvable|Mise en ligne refusée).*(?:\n {2}(?! *at )\S.*)*/g

/**
 * The French sentences inside an error or the output of a build, each once.
 * @param {string} output
 */
export const plainSentences = (output) =>
  [...new Set(output.match(sentence))].map((text) => text.replace(/\]$/, ''))

/**
 * What the terminal shows of an error: our own sentences alone when there are any, otherwise everything.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof UserError) return error.message
  if (!(error instanceof Error)) return String(error)
  return plainSentences(error.message).join('\n') || (error.stack ?? error.message)
}

// How a command ends when something is wrong: with one sentence for the person at the terminal, never with a stack trace for a mistake
// that is theirs to correct.

/** A stop whose message says all there is to know. */
export class Stop extends Error {}

// The first words of the sentences that env.mjs, content/ and the launch check write for the people who correct them.
const openings = /^(Configuration incorrecte|Contenu à corriger|Image introuvable|Mise en ligne refusée)/

/**
 * The French sentences inside an error or the output of a build, each once: an opening line and the indented lines that belong to it.
 * @param {string} output
 * @returns {string[]}
 */
export function plainSentences(output) {
  /** @type {string[]} */
  const sentences = []
  let isOpen = false
  for (const line of output.split('\n')) {
    const text = line.replace(/^\s*(?:⨯\s*)?\[?(?:\w*Error: )?/, '').replace(/\]$/, '')
    if (openings.test(text)) sentences.push(text)
    else if (isOpen && /^ {2}(?! *at |\s)/.test(line)) sentences.push(`${sentences.pop() ?? ''}\n${line}`)
    isOpen = openings.test(text) || (isOpen && /^ {2}(?! *at |\s)/.test(line))
  }
  return [...new Set(sentences)]
}

/**
 * What the terminal should show of an error: our own sentences alone when there are any, otherwise everything.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Stop) return error.message
  if (!(error instanceof Error)) return String(error)
  const sentences = plainSentences(error.message)
  return sentences.length > 0 ? sentences.join('\n') : (error.stack ?? error.message)
}

/**
 * Runs a command of package.json.
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  try {
    await command()
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}

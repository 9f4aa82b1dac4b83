import { isNode, LineCounter, parseDocument, stringify, visit, type Node } from 'yaml'
import { contentError, fieldName, type DescribePath } from './check'

/** A text without the line ends and the byte order mark of Windows. */
export function readText(file: string, text: string) {
  // A file saved in the encoding of old Windows has a replacement character for each accent when it
  // is read as UTF-8.
  const [word] = /[\p{L}’]*\uFFFD[\p{L}’\uFFFD]*/u.exec(text) ?? []
  if (word === undefined) return text.replace(/^\uFEFF|\r(?=\n)/g, '')

  throw contentError(file, [
    `(tout le fichier) : trouvé « ${word} », sans ses accents; attendu : un fichier enregistré en UTF-8`,
  ])
}

const expectsQuotes =
  'entre deux apostrophes droites, un texte qui commence par un signe ou qui contient des guillemets; à l’intérieur, des apostrophes courbes (’)'

/** The mistakes of YAML that authors make. Most others are in a text without its quotes. */
const expectations: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "entre deux apostrophes droites, un texte qui contient « : », comme title: 'Âgisme : répondre'",
  DUPLICATE_KEY: 'chaque champ une seule fois',
  MISSING_CHAR:
    'ici ou plus haut, l’apostrophe droite ou le guillemet qui ferme un texte, ou le tiret qui commence une ligne de liste',
  TAB_AS_INDENT: 'des espaces, et non une tabulation',
}

/**
 * What YAML accepts without a word although the author meant something else, by the message that
 * tells it.
 */
const silentMistakes: readonly (readonly [RegExp, string])[] = [
  // The rest of the line is a comment.
  [/^[ -]*[\w-]+: +[^'"\s|>].* #/, 'entre deux apostrophes droites, un texte qui contient « # »'],
]

/**
 * What a YAML text says, and the line of each of its fields. `linesAbove`: how many lines of the
 * file come before it.
 */
export function parseYaml(file: string, text: string, linesAbove = 0) {
  const error = (line: number, expected: string) =>
    contentError(file, [`ligne ${line + linesAbove} : attendu : ${expected}`])

  for (const [index, line] of text.split('\n').entries()) {
    const [, expected] = silentMistakes.find(([pattern]) => pattern.test(line)) ?? []
    if (expected !== undefined) throw error(index + 1, expected)
  }

  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [mistake] = document.errors
  if (mistake)
    throw error(mistake.linePos?.[0].line ?? 1, expectations[mistake.code] ?? expectsQuotes)

  // A text that begins by * or & without quotes is an alias or an anchor.
  const refuse = (node: Node) => {
    throw error(counter.linePos(node.range?.[0] ?? 0).line, expectsQuotes)
  }
  visit(document, {
    Alias: (_, node) => refuse(node),
    Value: (_, node) => (node.anchor === undefined ? undefined : refuse(node)),
  })

  const findLine = (path: readonly PropertyKey[]): number => {
    const node: unknown = document.getIn(path, true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + linesAbove
    return path.length === 0 ? 1 + linesAbove : findLine(path.slice(0, -1))
  }
  const describePath: DescribePath = (path) => `ligne ${findLine(path)}, ${fieldName(path)}`
  return { input: document.toJS() as unknown, describePath }
}

/**
 * The one layout of the files of content/. A text is a line or a block of lines, so that a diff
 * shows a change alone.
 */
export const formatYaml = (value: unknown) =>
  stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })

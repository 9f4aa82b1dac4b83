import { isNode, LineCounter, parseDocument, stringify, visit, type Node } from 'yaml'
import { ContentError, formatPath, type DescribePath } from './check'

/** Returns a text without the line ends and the byte order mark of Windows. */
export function readText(file: string, text: string) {
  // Read as UTF-8, a file saved in an old Windows encoding has a replacement character for each
  // accent.
  const [word] = /[\p{L}’]*\uFFFD[\p{L}’\uFFFD]*/u.exec(text) ?? []
  if (word === undefined) return text.replace(/^\uFEFF|\r(?=\n)/g, '')

  throw new ContentError(file, [
    `(tout le fichier) : trouvé « ${word} », sans ses accents; attendu : un fichier enregistré en UTF-8`,
  ])
}

const expectsQuotes =
  'entre deux apostrophes droites, un texte qui commence par un signe ou qui contient des guillemets; à l’intérieur, des apostrophes courbes (’)'

/** The messages of the YAML mistakes that authors make, mostly texts without quotes. */
const expectations: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "entre deux apostrophes droites, un texte qui contient « : », comme title: 'Âgisme : répondre'",
  DUPLICATE_KEY: 'chaque champ une seule fois',
  MISSING_CHAR:
    'ici ou plus haut, l’apostrophe droite ou le guillemet qui ferme un texte, ou le tiret qui commence une ligne de liste',
  TAB_AS_INDENT: 'des espaces, et non une tabulation',
}

/** A text without quotes whose end YAML would silently take for a comment. */
const cutByComment = /^[ -]*[\w-]+: +[^'"\s|>].* #/

/**
 * Parses a YAML text, and finds the line of each of its fields. `linesAbove` is the number of lines
 * of the file before the text.
 */
export function parseYaml(file: string, text: string, linesAbove = 0) {
  const error = (line: number, expected: string) =>
    new ContentError(file, [`ligne ${line + linesAbove} : attendu : ${expected}`])

  for (const [index, line] of text.split('\n').entries())
    if (cutByComment.test(line))
      throw error(index + 1, 'entre deux apostrophes droites, un texte qui contient « # »')

  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [mistake] = document.errors
  if (mistake)
    throw error(mistake.linePos?.[0].line ?? 1, expectations[mistake.code] ?? expectsQuotes)

  // A text that begins with * or & without quotes is an alias or an anchor.
  const throwAt = (node: Node) => {
    throw error(counter.linePos(node.range?.[0] ?? 0).line, expectsQuotes)
  }
  visit(document, {
    Alias: (_, node) => throwAt(node),
    Value: (_, node) => (node.anchor === undefined ? undefined : throwAt(node)),
  })

  const findLine = (path: readonly PropertyKey[]): number => {
    const node: unknown = document.getIn(path, true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + linesAbove
    return path.length === 0 ? 1 + linesAbove : findLine(path.slice(0, -1))
  }
  const describePath: DescribePath = (path) => `ligne ${findLine(path)}, ${formatPath(path)}`
  return { input: document.toJS() as unknown, describePath }
}

/**
 * Formats YAML in the one layout of content/, where a text is one line or a block of lines, so that
 * a diff shows only the change.
 */
export const formatYaml = (value: unknown) =>
  stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })

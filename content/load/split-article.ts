import { ContentError } from './check'
import { readText } from './yaml'

/**
 * Splits an article into its header and its text, by hand: gray-matter would parse YAML with
 * another parser than the other files use.
 */
export function splitArticle(file: string, text: string) {
  const [, frontMatter, markdown] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(file, text)) ?? []
  if (frontMatter === undefined || markdown === undefined)
    throw new ContentError(file, [
      '(tout le fichier) : trouvé aucun en-tête; attendu : des champs entre deux lignes ---',
    ])

  return { frontMatter, markdown }
}

const unclosedMarkdown = [
  [
    /:::.{0,20}/,
    'chaque ::: sur une ligne à lui, sans espace devant, avec une ligne vide avant et après',
  ],
  [/\*\*.{0,20}/, '** juste avant et juste après les mots en gras'],
  [/\[[^\]]*\]\(.{0,20}/, 'un lien fermé par une parenthèse, comme [mots](/adresse)'],
  [/\[[^\]]*(?:$|\] \(.{0,20})/, 'un lien en un seul morceau, comme [mots](/adresse)'],
] as const

/**
 * What to correct where Markdown leaves syntax in a text: nothing closes it or, for a block, it
 * opens at the end of a line or closes after spaces.
 */
export const findUnclosedMarkdown = (text: string) =>
  unclosedMarkdown.flatMap(([pattern, expected]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`${expected}, et non « ${found} »`]
  })

const openMarks = [
  [
    /:::.{0,20}/,
    'chaque ::: sur une ligne à lui, sans espace devant, avec une ligne vide avant et après',
  ],
  [/\*\*.{0,20}/, '** juste avant et juste après les mots en gras'],
  [/\[[^\]]*\]\(.{0,20}/, 'un lien fermé par une parenthèse, comme [mots](/adresse)'],
  [/\[[^\]]*(?:$|\] \(.{0,20})/, 'un lien en un seul morceau, comme [mots](/adresse)'],
] as const

/**
 * What to correct where Markdown leaves a mark in a text: nothing closes it or, for a block, it
 * opens at the end of a line or closes after spaces.
 */
export const findOpenMarks = (text: string) =>
  openMarks.flatMap(([mark, expected]) => {
    const [found] = mark.exec(text) ?? []
    return found === undefined ? [] : [`${expected}, et non « ${found} »`]
  })

import { describe, expect, it } from '@jest/globals'
import { exportedRoutes, openExported, wordsOf } from '../support/exported-pages'

/** Des noms : personne ne les dit autrement. WCAG est expliqué là où il paraît; TPZ commence le numéro d’un formulaire. */
const names = ['ACHIEVE', 'BMJ', 'CNW', 'FADOQ', 'GMS', 'MSD', 'OPUS', 'TPZ', 'WCAG', 'YWCA']

describe('chaque sigle est épelé dans sa page, les sources comprises', () => {
  it.each(exportedRoutes())('%s', (route) => {
    const words = wordsOf(openExported(route))
    // « le centre local de services communautaires (CLSC) », ou « RI : ressource intermédiaire ».
    const isSpelled = (sigle: string) => new RegExp(String.raw`\(${sigle}\b|\b${sigle} :`).test(words)
    const sigles = new Set(words.match(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu))
    expect([...sigles].filter((sigle) => !isSpelled(sigle) && !names.includes(sigle))).toEqual([])
  })
})

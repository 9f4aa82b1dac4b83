import { describe, expect, it } from '@jest/globals'
import { exportedRoutes, openExported, wordsOf } from '../support/exported-pages'

/** Des noms : personne ne les dit autrement. WCAG est expliqué là où il paraît; TPZ commence le numéro d’un formulaire. */
const names = ['ACHIEVE', 'BMJ', 'CNW', 'FADOQ', 'GMS', 'MSD', 'OPUS', 'TPZ', 'WCAG', 'YWCA']

/** Quelques phrases, en caractères. */
const nearby = 350

describe('chaque sigle est épelé dans sa page, les sources comprises', () => {
  it.each(exportedRoutes())('%s', (route) => {
    const page = openExported(route)
    // Un bloc :::sigles les explique un à un.
    for (const name of page.querySelectorAll('.sigles dt')) name.textContent = `(${name.textContent}) `
    const words = wordsOf(page)
    // « le centre local de services communautaires (CLSC) », ou « RI : ressource intermédiaire » : dès la première fois, ou dans la phrase
    // qui répond à une question ou décrit un lien.
    const isSpelled = (sigle: string) => {
      const first = words.search(new RegExp(String.raw`(?<![\p{L}\d])${sigle}(?![\p{L}\d])`, 'u'))
      return new RegExp(String.raw`\(${sigle}\b|\b${sigle} :`).test(words.slice(Math.max(0, first - 1), first + nearby))
    }
    const sigles = new Set(words.match(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu))
    expect([...sigles].filter((sigle) => !isSpelled(sigle) && !names.includes(sigle))).toEqual([])
  })
})

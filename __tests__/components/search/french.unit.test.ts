import { describe, expect, test } from '@jest/globals'
import { fold, stem, splitIntoTokens } from '@/components/search/french'

const stems = (text: string) => splitIntoTokens(text).map((token) => token.stem)

describe('the words of a query', () => {
  test.each([
    ['Âgé', 'age'],
    ['ŒUVRE', 'oeuvre'],
    ['ex æquo', 'ex aequo'],
    ['L’Île-d’Orléans', 'l’ile-d’orleans'],
    ['e\u0301te\u0301', 'ete'],
  ])('folds %s to %s', (written, folded) => {
    expect(fold(written)).toBe(folded)
  })

  test.each([
    ['aidant', 'aidants', 'aidante', 'aidantes'],
    ['résidence', 'résidences', 'RESIDENCE'],
    ['bail', 'baux'],
    ['journal', 'journaux'],
    ['visite', 'visiter', 'visitez', 'visité', 'visitée', 'visitées', 'visites'],
    ['choisir', 'choisi', 'choisie', 'choisis'],
    ['auditif', 'auditive', 'auditifs', 'auditives'],
    ['public', 'publique', 'publics', 'publiques'],
    ['tomber', 'tombe', 'tombent', 'tombait', 'tombaient'],
    ['rester', 'restera', 'resteront', 'resterait'],
    ['perdre', 'perd', 'perdent', 'perdu', 'perdue'],
    ['dormir', 'dort', 'dors'],
    ['heureux', 'heureuse', 'heureuses'],
    ['conseiller', 'conseillère', 'conseillères'],
    ['bon', 'bonne', 'bonnes'],
    ['œil', 'yeux', 'oeil'],
    ['cadeau', 'cadeaux'],
    ['aîné', 'aînée', 'aînés', 'aînées'],
  ])('gives the forms of %s one stem', (word, ...forms) => {
    expect(new Set([word, ...forms].map((form) => stem(fold(form))))).toHaveProperty('size', 1)
  })

  test.each([
    ['maison', 'mois'],
    ['bail', 'bain'],
    ['aidant', 'aide'],
    ['papi', 'papiers'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(fold(one))).not.toBe(stem(fold(other)))
  })

  test.each([
    ['n’en peux vraiment plus', 'en peux pus'],
    ['c’est-tu gratuit', 'c’est gratuit'],
    ['chu tannée, y crie', 'suis tanné, il crie'],
  ])('reads « %s » and « %s » alike', (one, other) => {
    expect(
      stems(one)
        .filter((each) => each.length > 1)
        .sort(),
    ).toEqual(
      stems(other)
        .filter((each) => each.length > 1)
        .sort(),
    )
  })

  test('splits words at apostrophes and hyphens, but not thousands', () => {
    expect(stems('L’annexe du bail, c’est 1\u00A0500\u00A0$')).toEqual([
      'l',
      'annex',
      'du',
      'bail',
      'c',
      'est',
      '1500',
    ])
    expect(stems('bien-être')).toEqual(['bien', 'etr'])
  })
})

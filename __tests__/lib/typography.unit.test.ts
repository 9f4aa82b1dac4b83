import { describe, expect, test } from '@jest/globals'
import { preventOrphan, keepShortWordsWithNext, typeset } from '@/lib/typography'

/** Replaces non-breaking spaces by ·, so that a reader sees them. */
const shown = (text: string) => text.replaceAll('\u00A0', '·')

describe('the typography of Québec', () => {
  test.each([
    ['Attention : lisez le bail.', 'Attention·: lisez le bail.'],
    ['« Bonjour »', '«·Bonjour·»'],
    ['«Bonjour»', '«·Bonjour·»'],
    ['une hausse de 99,8  %', 'une hausse de 99,8·%'],
    ['de 1 500 $ à 5 000 $', 'de 1·500·$ à·5·000·$'],
    ['1 234 567 habitants', '1·234·567 habitants'],
    ['Qui paie  ? Vous ; jamais !', 'Qui paie? Vous; jamais!'],
    ["l'annexe d'aujourd'hui", 'l’annexe d’aujourd’hui'],
    ['"la soupe"', '«·la soupe·»'],
    ['Attendez...', 'Attendez…'],
    ['le 418 555-0134', 'le 418·555-0134'],
    ['au 1 855 852-7784', 'au 1·855·852-7784'],
    ['à 8 h 30', 'à·8·h·30'],
    ['de 8 h 30 à 18 h', 'de·8·h·30·à·18·h'],
    ['de 13 à 15 résidences', 'de·13·à·15·résidences'],
    ['du 20 novembre au 2 mai', 'du 20·novembre au 2·mai'],
    ['le 1er mai', 'le 1er·mai'],
    ['un 3 ½ à Limoilou', 'un 3·½ à·Limoilou'],
    ['Mme Tremblay et M. Roy, nº 12', 'Mme·Tremblay et M.·Roy, nº·12'],
    ['https://www.quebec.ca/sante', 'https://www.quebec.ca/sante'],
    ['faites le 911, écrivez au 211', 'faites le·911, écrivez au·211'],
    ['Info-Santé et Info-aidant, à Sainte-Foy', 'Info-Santé et Info-aidant, à·Sainte-Foy'],
    ['de 8 h à 20 h, vers 11 h 30, 3 heures', 'de·8·h·à·20·h, vers 11·h·30, 3·heures'],
    ['2 à 4 semaines, 70 ans, page 3', '2·à·4·semaines, 70·ans, page·3'],
    ['À la quatrième, on y est, écrivez à ', 'À·la quatrième, on y·est, écrivez à·'],
    [
      'Résidence A, annexe 6, section F, article 1904',
      'Résidence·A, annexe·6, section·F, article·1904',
    ],
    ['les questions à poser', 'les questions à·poser'],
    ['Lucie G. et Nadège T.', 'Lucie·G. et Nadège·T.'],
    ['Peut-être un après-midi', 'Peut-être un après-midi'],
    ['bonjour@fanal-un.example', 'bonjour@fanal-un.example'],
    ['à 14:30', 'à·14:30'],
  ])('sets « %s »', (written, expected) => {
    expect(shown(typeset(written))).toBe(expected)
  })

  test('does not change a text that is already set', () => {
    const once = typeset('« 1 500 $ » : 8 h 30, l’annexe 6, dites-le à Info-Santé…')
    expect(typeset(once)).toBe(once)
  })

  test.each([
    ['Voici ce qu’elle dit.', 'Voici ce qu’elle·dit.'],
    ['avant de la visiter', 'avant de la·visiter'],
    [
      'une phrase qui finit anticonstitutionnellement.',
      'une phrase qui finit anticonstitutionnellement.',
    ],
  ])('keeps the last word of « %s » with the one before', (written, expected) => {
    expect(shown(preventOrphan(written))).toBe(expected)
  })

  test('keeps a small word of a title with the next one', () => {
    expect(
      shown(
        keepShortWordsWithNext('Cinq étapes, de votre table et du bail au choix à une adresse'),
      ),
    ).toBe('Cinq étapes, de·votre table et·du·bail au·choix à une·adresse')
    expect(shown(keepShortWordsWithNext('Mieux entendre : ce qui revient, ce qui résiste'))).toBe(
      'Mieux entendre : ce·qui·revient, ce·qui·résiste',
    )
    expect(shown(keepShortWordsWithNext('Le bail dit au propriétaire un mois ou 60 jours'))).toBe(
      'Le·bail dit au propriétaire un·mois ou·60 jours',
    )
  })
})

import { describe, expect, it } from '@jest/globals'
import { typeset } from '@/content/typography'

/** Written with · for the space that never breaks, so that a reader sees it. */
const shown = (text: string) => typeset(text).replaceAll('\u00A0', '·')

describe('la typographie du Québec', () => {
  it.each([
    ['Attention : lisez le bail.', 'Attention·: lisez le bail.'],
    ['« Bonjour »', '«·Bonjour·»'],
    ['«Bonjour»', '«·Bonjour·»'],
    ['une hausse de 99,8 %', 'une hausse de 99,8·%'],
    ['de 1 500 $ à 5 000 $', 'de 1·500·$ à 5·000·$'],
    ['1 234 567 habitants', '1·234·567 habitants'],
    ['Qui paie ? Vous ; jamais !', 'Qui paie? Vous; jamais!'],
    ["l'annexe d'aujourd'hui", 'l’annexe d’aujourd’hui'],
    ['"la soupe"', '«·la soupe·»'],
    ['Attendez...', 'Attendez…'],
    ['le 418 555-0134', 'le 418·555-0134'],
    ['au 1 855 852-7784', 'au 1·855·852-7784'],
    ['à 8 h 30', 'à 8·h·30'],
    ['de 8 h à 18 h', 'de 8·h à 18·h'],
    ['de 3 à 5 résidences', 'de 3·à·5 résidences'],
    ['le 20 novembre 2026', 'le 20·novembre 2026'],
    ['le 1er mai', 'le 1er·mai'],
    ['un 3 ½ à Limoilou', 'un 3·½ à Limoilou'],
    ['Mme Tremblay et M. Roy', 'Mme·Tremblay et M.·Roy'],
    ['https://www.quebec.ca/sante', 'https://www.quebec.ca/sante'],
    ['à 14:30', 'à 14:30'],
  ])('%s', (written, expected) => {
    expect(shown(written)).toBe(expected)
  })

  it('laisse en paix un texte déjà composé', () => {
    const once = typeset('« 1 500 $ » : 8 h 30, l’annexe…')
    expect(typeset(once)).toBe(once)
  })
})

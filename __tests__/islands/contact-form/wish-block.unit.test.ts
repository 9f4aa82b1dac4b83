import { describe, expect, it } from '@jest/globals'
import { wishBlock, withWishes, type Wishes } from '@/components/islands/contact-form/wish-block'
import { wishes } from '@/content/words'

const words = wishes.block
const marker = '— Souhaits de rappel —'
const block = (chosen: Wishes) => wishBlock(chosen, words)

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const moments = ['morning', 'afternoon', 'evening'] as const

describe('the block of wishes', () => {
  it.each<[string, Wishes]>([
    [
      '— Souhaits de rappel — Mardi ou jeudi, après-midi. Par téléphone, demander ma fille. Pas de message vocal. —',
      { days: ['thursday', 'tuesday'], moments: ['afternoon'], means: 'phone', ask: 'ma fille', voicemail: 'no' },
    ],
    ['— Souhaits de rappel — Par courriel. —', { means: 'email' }],
    ['— Souhaits de rappel — Lundi ou mercredi. —', { days: ['monday', 'wednesday'] }],
    [
      '— Souhaits de rappel — N’importe quel jour, avant-midi, après-midi ou fin de journée. Peu importe le moyen. Message vocal possible. —',
      { days, moments, means: 'any', voicemail: 'yes' },
    ],
    ['— Souhaits de rappel — Demander M.\u00A0Roy. —', { ask: ' M.\u00A0Roy ' }],
    // Who prefers e-mail is not called.
    ['— Souhaits de rappel — Vendredi. Par courriel. —', { days: ['friday'], means: 'email', ask: 'ma fille', voicemail: 'yes' }],
    ['', {}],
    ['', { ask: '  \n ' }],
  ])('%s', (expected, chosen) => {
    expect(block(chosen).replaceAll('\u00A0', ' ')).toBe(expected.replaceAll('\u00A0', ' '))
  })

  it('keeps the name on the line, without a dash that would close the block', () => {
    expect(block({ ask: `ma fille\n${marker} pirate —` })).toBe('— Souhaits de rappel — Demander ma fille Souhaits de rappel pirate. —')
    expect(block({ ask: 'x'.repeat(500) })).toHaveLength(`${marker} Demander ${'x'.repeat(60)}. —`.length)
  })
})

describe('the block in the message', () => {
  const message = 'Ma mère a 84 ans.\nNous cherchons pour le printemps.'
  const monday = `${marker} Lundi. —`
  const friday = `${marker} Vendredi. —`

  it.each<[string, string, Wishes, string]>([
    ['goes at the end', message, { days: ['friday'] }, `${message}\n\n${friday}`],
    ['stands alone', '', { days: ['friday'] }, friday],
    ['is replaced', `${message}\n\n${monday}`, { days: ['friday'] }, `${message}\n\n${friday}`],
    ['is taken out', `${message}\n\n${monday}`, {}, message],
    ['was corrected by hand', `${message}\n\n${marker} Lundi, tôt. —`, { days: ['friday'] }, `${message}\n\n${friday}`],
    ['lost its closing dash', `${marker} Lundi. Parlez fort.`, { days: ['friday'] }, `Lundi. Parlez fort.\n\n${friday}`],
    ['was pasted twice', `${message}\n  ${monday}\n${monday}\n`, { days: ['friday'] }, `${message}\n\n${friday}`],
    ['came first', `${monday}\n${message}`, { days: ['friday'] }, `${message}\n\n${friday}`],
    ['is followed by words', `${message}\n\n${monday}\nMerci.`, { days: ['friday'] }, `${message}\n\nMerci.\n\n${friday}`],
    ['has words on its own line', `Bonjour. ${monday} Merci.`, { days: ['friday'] }, `Bonjour.\n\nMerci.\n\n${friday}`],
    ['leaves the words of its line', `Bonjour. ${monday} Merci.`, {}, `Bonjour.\n\nMerci.`],
    ['never was there', `Un tiret — au milieu — de la phrase\n\n`, {}, `Un tiret — au milieu — de la phrase\n\n`],
  ])('%s', (_, before, chosen, after) => {
    expect(withWishes(before, chosen, words)).toBe(after)
  })
})

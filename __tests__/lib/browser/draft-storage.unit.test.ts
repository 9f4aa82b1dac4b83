import { expect, test } from '@jest/globals'
import { mergeDraft } from '@/lib/browser/draft-storage'

const draft = { name: 'Lucie', message: 'Longue histoire.', services: ['nursing'], key: 'k' }

test.each<[title: string, typed: object, merged: object]>([
  [
    'keeps the draft where nothing was typed',
    { name: '', message: '', services: [], isKept: false },
    draft,
  ],
  ['puts a typed line over that of the draft', { name: 'Luc' }, { ...draft, name: 'Luc' }],
  [
    'joins two messages',
    { message: 'Bonjour' },
    { ...draft, message: 'Longue histoire.\nBonjour' },
  ],
  ['does not repeat a message that the draft holds', { message: 'Longue' }, draft],
  [
    'takes a message that goes on from the draft',
    { message: 'Longue histoire. Suite.' },
    { ...draft, message: 'Longue histoire. Suite.' },
  ],
  [
    'adds the ticked boxes to those of the draft',
    { services: ['meals'] },
    { ...draft, services: ['nursing', 'meals'] },
  ],
])('%s', (_, typed, merged) => {
  expect(mergeDraft(draft, { ...typed })).toEqual(merged)
})

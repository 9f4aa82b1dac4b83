import { expect, test } from '@jest/globals'
import { describeTeam } from '@/content/counts'

const [founder, founderMan, woman, man] = [
  'Présidente et fondatrice',
  'Président et fondateur',
  'Conseillère en hébergement',
  'Conseiller en hébergement',
]

test.each([
  [[founder], 'une conseillère'],
  [[founderMan], 'un conseiller'],
  [[founder, woman, woman, woman], 'quatre conseillères'],
  [[founder, woman, woman, man], 'trois conseillères et un conseiller'],
  [[founderMan, man, woman], 'une conseillère et deux conseillers'],
  [Array.from({ length: 17 }, () => woman), '17 conseillères'],
])('counts a team by the titles of its members: %j', (roles, words) => {
  expect(describeTeam(roles)).toBe(words)
})

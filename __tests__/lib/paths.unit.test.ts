import { expect, test } from '@jest/globals'
import { buildLocalPath, buildPhoneHref, getAnchor } from '@/lib/paths'
import { hyphenatedPhrases, isUnbreakable } from '@/lib/unbreakable-phrases'

test('keeps a telephone number and a short compound in one piece', () => {
  const phrases = [
    'Avez-vous',
    '1\u00A0855\u00A0852-7784',
    'Info-Santé',
    'TPZ-1029.MD.A',
    '2015-2016',
  ]
  const long = ['Capitale-Nationale', 'Chaudière-Appalaches', 'Notre-Dame-du-Sacré-Cœur-de-Jésus']
  const compounds = [...phrases, ...long]
    .join(', ')
    .split(hyphenatedPhrases)
    .filter((_, index) => index % 2 === 1)
  expect(compounds).toEqual([...phrases, ...long])
  expect(compounds.filter(isUnbreakable)).toEqual(phrases)
})

test.each([
  ['/services', '/base/services/'],
  ['/faq#depot', '/base/faq/#depot'],
  ['/images/plan.svg', '/base/images/plan.svg'],
])('serves %s at %s', (path, served) => {
  expect(buildLocalPath(path, '/base')).toBe(served)
})

test('makes an anchor of a title', () => {
  expect(getAnchor('Ce qu’est une résidence « à cœur »')).toBe('ce-quest-une-residence-a-coeur')
})

test.each([
  ['811', 'tel:811'],
  ['418 555-0134', 'tel:+14185550134'],
  ['1 855 852-7784', 'tel:+18558527784'],
])('dials %s as %s', (phone, href) => {
  expect(buildPhoneHref(phone)).toBe(href)
})

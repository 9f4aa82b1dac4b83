import { expect, test } from '@jest/globals'
import { listMasters } from '@/scripts/build/pictures'

test('lists masters in order, with extensions in capitals and without hidden files', () => {
  expect(listMasters(['b.webp', '.DS_Store', 'a.JPG'])).toEqual(['a.JPG', 'b.webp'])
})

test.each([
  [
    'photo.heic',
    'content/images/masters/photo.heic : ce format n’est pas lu. Enregistrez l’image en .webp, en .jpg ou en .png.',
  ],
  [
    'equipe-1.webp',
    'content/images/masters/equipe-1.webp : une autre image porte le même nom. Gardez celle que vous voulez, et retirez l’autre.',
  ],
])('refuses %s beside equipe-1.jpg with a sentence', (file, sentence) => {
  expect(() => listMasters(['equipe-1.jpg', file])).toThrow(sentence)
})

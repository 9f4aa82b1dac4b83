import { expect, test } from '@jest/globals'
import { mastersAmong } from '@/scripts/build/pictures'

test('masters are taken in order, whatever writes their extension in capitals; hidden files are none', () => {
  expect(mastersAmong(['b.webp', '.DS_Store', 'a.JPG'])).toEqual(['a.JPG', 'b.webp'])
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
])('%s beside equipe-1.jpg stops the build with a sentence', (file, sentence) => {
  expect(() => mastersAmong(['equipe-1.jpg', file])).toThrow(sentence)
})

import { expect, test } from '@jest/globals'
import { listMasters } from '@/scripts/build/pictures'

test('lists masters in order, with extensions in capitals and without hidden files', () => {
  expect(listMasters(['b.webp', '.DS_Store', 'a.JPG'])).toEqual(['a.JPG', 'b.webp'])
})

test.each([
  ['photo.heic', 'ce format n’est pas lu'],
  ['equipe-1.webp', 'l’image equipe-1.jpg porte le même nom'],
])('refuses %s beside equipe-1.jpg with a sentence', (file, sentence) => {
  expect(() => listMasters(['equipe-1.jpg', file])).toThrow(
    `content/images/masters/${file} : ${sentence}`,
  )
})

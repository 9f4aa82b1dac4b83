import { expect, test } from '@jest/globals'
import { describeRegisterSearch, registerPlaceholders } from '@/content/register'
import { words } from '@/content/words'
import { texts } from './site-texts'

const register = {
  words: '« registre »',
  url: 'https://registre.example/recherche',
  byWords: 'au registre ({words})',
  byLink: 'au [registre]({url})',
}

test('gives the words to type until a person has opened the address', () => {
  expect(describeRegisterSearch({ ...register, checkedOn: undefined })).toBe(
    'au registre (« registre »)',
  )
  const checkedOn = { text: '5 janvier 2027', iso: '2027-01-05' }
  expect(describeRegisterSearch({ ...register, checkedOn })).toBe(
    'au [registre](https://registre.example/recherche)',
  )
})

test('writes the address of the register in its own file and in the launch list alone', () => {
  const files = Object.entries(texts).filter(([, text]) =>
    JSON.stringify(text).includes(registerPlaceholders.registerUrl),
  )
  expect(files.map(([file]) => file)).toEqual(['content/register.yml', 'content/promises.yml'])
})

test('names no link « registre » that leads to a front door', () => {
  const links = words.linkGroups.flatMap((group) => group.links)
  expect(links.filter(({ name }) => /registre/i.test(name))).toEqual([])
})

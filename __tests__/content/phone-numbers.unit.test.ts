import { expect, test } from '@jest/globals'
import { texts } from './site-texts'

const listNumbers = (value: unknown): string[] =>
  JSON.stringify(value)
    .replaceAll('\u00A0', ' ')
    .match(/(?:1 )?\d{3} \d{3}-\d{4}/g) ?? []

test('quotes no phone number that links.yml, promises.yml and site.yml lack', () => {
  const checked = listNumbers(
    ['links', 'promises', 'site'].map((name) => texts[`content/${name}.yml`]),
  )
  expect(listNumbers(texts).filter((number) => !checked.includes(number))).toEqual([])
})

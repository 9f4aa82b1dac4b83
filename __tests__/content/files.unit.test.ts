import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { files } from '@/content/words'
import { formatYaml, load } from '@/content/load'

const found = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yml'))

test('every file of content/ has its name for authors', () => {
  expect(files.map(({ file }) => file).sort()).toEqual(found.map((file) => `content/${file}`).sort())
})

test.each(files)('$file is checked, and laid out in the one form', ({ file, schema }) => {
  expect(() => load(file, schema)).not.toThrow()
  const text = readFileSync(file, 'utf8')
  expect(formatYaml(parse(text))).toBe(text)
})

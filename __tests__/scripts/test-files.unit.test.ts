import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'

const suffixes = [/\.unit\.test\.ts$/, /\.dom\.test\.tsx$/, /\.export\.test\.ts$/, /\.browser\.ts$/]

const files = readdirSync('__tests__', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)

const homes = (file: string) => (file.includes('/support/') ? [] : suffixes.filter((suffix) => suffix.test(file)))

const holdsTests = (file: string) => /^ *(test|it)(\.\w+)*\(/m.test(readFileSync(file, 'utf8'))

test('every file that holds tests has the one suffix that says where it runs: none is silently left out', () => {
  const found = files.filter(holdsTests)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((file) => homes(file).length !== 1)).toEqual([])
})

test('every file with such a suffix holds tests', () => {
  const named = files.filter((file) => /\.(test|spec)\.|\.browser\./.test(file))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => homes(file).length !== 1 || !holdsTests(file))).toEqual([])
})

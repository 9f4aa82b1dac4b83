import { expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'

const suffixes = [/\.unit\.test\.ts$/, /\.dom\.test\.tsx$/, /\.export\.test\.ts$/, /\.browser\.ts$/]

test('every test file has the one suffix that says where it runs: no file is silently left out', () => {
  const files = readdirSync('__tests__', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !`${entry.parentPath}/`.includes('/support/'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((file) => suffixes.filter((suffix) => suffix.test(file)).length !== 1)).toEqual([])
})

test('no test hides among the supports', () => {
  const supports = readdirSync('__tests__/support', { recursive: true, encoding: 'utf8' })
  expect(supports).toContain('browser.ts')
  expect(supports.filter((file) => /\.(test|spec)\.|\.browser\.ts$/.test(file))).toEqual([])
})

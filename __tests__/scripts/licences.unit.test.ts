import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { allowed, isAllowed, lockedPackages } from '@/scripts/licences'

test('every package that is installed has a licence of the list', () => {
  const packages = lockedPackages()
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('the list holds no licence that nobody has', () => {
  const found = new Set(lockedPackages().flatMap(({ licence }) => licence.replace(/[()]/g, '').split(/ (?:OR|AND) /)))
  expect(Object.keys(allowed).filter((licence) => !found.has(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(GPL-3.0 OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['none', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected)
})

test('the README tells the purpose of every direct dependency, and of nothing else', () => {
  const [, table = ''] = /\n## Dependencies\n([\s\S]*)$/.exec(readFileSync('README.md', 'utf8')) ?? []
  const told = [...table.matchAll(/^\| ([^|]+) \| *\S[^|]*\|$/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  expect(told.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
})

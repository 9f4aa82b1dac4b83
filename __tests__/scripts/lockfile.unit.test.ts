import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'

type Lock = { packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

/** Where Node would find `name` from the package at `from`. */
function isFound(from: string, name: string): boolean {
  const folders = from.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders.map((folder) => `${folder}/`)].some((folder) => `${folder}node_modules/${name}` in packages)
}

test('the lockfile names the packages of every system, or npm ci refuses it and other machines miss their binaries', () => {
  const wanted = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [from, name] as const),
  )
  expect(wanted.length).toBeGreaterThan(50)
  // An npm that could not reach one of them leaves its entry out (npm issue 4828): write it back with its version.
  expect(wanted.filter(([from, name]) => !isFound(from, name))).toEqual([])
})

test('the lockfile holds no address of a registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

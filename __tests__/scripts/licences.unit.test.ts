// The licence of every package that package-lock.json installs, on any system: license-checker-rseidelsohn reads what is installed on this one.
import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'

type Locked = { license?: string; resolved?: string; optionalDependencies?: Record<string, string> }

/** What may be installed, and why it asks nothing of us that we would not do. */
const allowed: Readonly<Record<string, string>> = {
  MIT: 'Permissive: the notice stays with the copies',
  ISC: 'Permissive: the notice stays with the copies',
  'BSD-2-Clause': 'Permissive: the notice stays with the copies',
  'BSD-3-Clause': 'Permissive: the notice stays, the authors’ names promote nothing',
  'Apache-2.0': 'Permissive, with a grant of patents',
  'BlueOak-1.0.0': 'Permissive, in plain words',
  'MIT-0': 'Permissive, without even the notice',
  '0BSD': 'Permissive, without even the notice',
  Unlicense: 'Given to the public',
  'CC0-1.0': 'Given to the public',
  'CC-BY-4.0': 'Data of caniuse-lite, read while building and named here',
  'MPL-2.0': 'Asks for the source of its own changed files: tools that we run unchanged and do not serve',
  'OFL-1.1': 'Fonts: may be changed and served, under a name of their own',
  'LGPL-3.0-or-later': 'libvips, a library of its own beside sharp: encodes pictures while building, unchanged and not served',
}

/** « MIT », « (MIT OR CC0-1.0) », « Apache-2.0 AND MIT ». What is nested deeper is not understood, hence refused. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => name in allowed))
}

/** Said by the package in a form that npm no longer reads; its LICENSE file was read. */
const saidOtherwise: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const entries = Object.entries(packages).filter(([folder]) => folder !== '')
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '')

/** The package for another system is left out of this one; it is a part of the package that asks for it. */
function licenceOf(folder: string, { license }: Locked): string {
  if (license !== undefined) return license
  const parent = entries.find(([, { optionalDependencies = {} }]) => nameOf(folder) in optionalDependencies)
  return parent?.[1].license ?? saidOtherwise[nameOf(folder)] ?? 'none'
}

test('every package that is installed has a licence of the list, which holds no other', () => {
  const found = entries.map(([folder, facts]) => [folder, licenceOf(folder, facts)] as const)
  expect(found.length).toBeGreaterThan(500)
  expect(found.filter(([, licence]) => !isAllowed(licence))).toEqual([])
  const used = new Set(found.flatMap(([, licence]) => licence.replace(/[()]/g, '').split(/ (?:OR|AND) /)))
  expect(Object.keys(allowed).filter((licence) => !used.has(licence))).toEqual([])
})

/** Where Node would find `name` from the package at `from`. */
function isFound(from: string, name: string): boolean {
  const folders = from.split('/node_modules/').map((_, depth, parts) => `${parts.slice(0, depth + 1).join('/node_modules/')}/`)
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages)
}

test('the lockfile names the packages of every system, or npm ci refuses it and other machines miss their binaries', () => {
  const wanted = entries.flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [from, name] as const),
  )
  expect(wanted.length).toBeGreaterThan(50)
  // An npm that could not reach one of them leaves its entry out (npm issue 4828): write it back with its version.
  expect(wanted.filter(([from, name]) => !isFound(from, name))).toEqual([])
})

test('the lockfile holds no address of a registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('the README tells the purpose of every direct dependency, and of nothing else', () => {
  const [, table = ''] = /\n## Dependencies\n([\s\S]*)$/.exec(readFileSync('README.md', 'utf8')) ?? []
  const told = [...table.matchAll(/^\| ([^|]+) \| *\S[^|]*\|$/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  expect(told.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted())
})

// The licence of every package that package-lock.json installs, on any system.
import { readFileSync } from 'node:fs'

type Locked = { version: string; license?: string; dev?: boolean; optionalDependencies?: Record<string, string> }

export type Package = { name: string; version: string; licence: string; isDev: boolean }

/** What may be installed, and why it asks nothing of us that we would not do. */
export const allowed: Readonly<Record<string, string>> = {
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
  'CC-BY-4.0': 'Data of caniuse-lite, read while building and named in this report',
  'MPL-2.0': 'Asks for the source of its own changed files: tools that we run unchanged and do not serve',
  'OFL-1.1': 'Fonts: may be changed and served, under a name of their own',
  'LGPL-3.0-or-later': 'libvips, a library of its own beside sharp: encodes pictures while building, unchanged and not served',
}

/** « MIT », « (MIT OR CC0-1.0) », « Apache-2.0 AND MIT ». What is nested deeper is not understood, hence refused. */
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => name in allowed))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Said by the package in a form that npm no longer reads; its LICENSE file was read. */
const saidOtherwise: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' }

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '')

export function lockedPackages(): Package[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> }
  const entries = Object.entries(packages).filter(([folder]) => folder !== '')
  /** The package for another system is left out of this one; it is a part of the package that asks for it. */
  const licenceOf = (folder: string, { license }: Locked): string => {
    if (license !== undefined) return license
    const parent = entries.find(([, { optionalDependencies = {} }]) => nameOf(folder) in optionalDependencies)
    return parent?.[1].license ?? saidOtherwise[nameOf(folder)] ?? 'none'
  }
  return entries.map(([folder, facts]) => ({
    name: nameOf(folder),
    version: facts.version,
    licence: licenceOf(folder, facts),
    isDev: facts.dev === true,
  }))
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { registry } from '@/components/islands/registry'
import { bundleForBrowser } from '@/scripts/browser-bundle'

/** What /contact may ask for, its plain script apart. */
const formBudget = 110_500
/** Likewise for the pages of the tools. */
const toolBudget = 105_000

let dir: string
let first: string
let start: string
let texts: Map<string, string>
let modules: Record<string, string[]>

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bundle-test-'))
  const made = await bundleForBrowser({ dir })
  first = made.first
  modules = made.modules
  texts = new Map<string, string>()
  for (const name of await readdir(dir)) texts.set(name, await readFile(path.join(dir, name), 'utf8'))
  start = textOf(made.start)
}, 60_000)

afterAll(() => rm(dir, { recursive: true }))

const textOf = (address: string) => {
  const text = texts.get(path.basename(address))
  if (text === undefined) throw new Error(`No file for ${address}`)
  return text
}
const weigh = (...each: string[]) => each.reduce((sum, text) => sum + gzipSync(text).length, 0)

const filesOf = (name: string) => (modules[name] ?? []).map((address) => path.basename(address))
const react = () => [...texts].filter(([, text]) => /\.hydrateRoot ?=/.test(text)).map(([name]) => name)
/** What a module imports before it is evaluated. */
const importsOf = (text: string) => Array.from(text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g), ([, name = '']) => name)

describe('what every page runs', () => {
  test('holds nothing of React, nor of what its islands are made with', () => {
    expect(start).toContain('data-island')
    expect(first + start).not.toMatch(/react|styled-components|zod/i)
  })

  test('stands in a page without closing its tag', () => {
    expect(first).not.toMatch(/<\/script|<!--/i)
  })
})

describe('the islands', () => {
  test('are those of the registry, and the search', () => {
    expect(Object.keys(modules).sort()).toEqual([...Object.keys(registry), 'search'].sort())
  })

  test('name their files in the order in which they are evaluated, what they import before them', () => {
    for (const name of Object.keys(modules)) {
      const files = filesOf(name)
      for (const [index, file] of files.entries())
        for (const imported of importsOf(textOf(file)))
          expect([name, files.slice(0, index)]).toEqual([name, expect.arrayContaining([imported])])
      expect([name, textOf(files.at(-1) ?? '')]).toEqual([name, expect.stringMatching(/as hydrate\b/)])
    }
  })

  test('share one copy of React, which runs before what is made with it; the search does without', () => {
    expect(react()).toHaveLength(1)
    for (const name of Object.keys(registry)) expect([name, filesOf(name)[0]]).toEqual([name, react()[0]])
    expect(filesOf('search')).not.toContain(react()[0])
  })

  test('keep to their budgets', () => {
    const weights = Object.keys(registry).map((name) => [name, weigh(...filesOf(name).map(textOf))] as const)
    const heavy = weights.filter(([name, weight]) => weight > (name === 'contact-form' || name === 'callback' ? formBudget : toolBudget))
    expect(heavy).toEqual([])
    expect(Math.min(...weights.map(([, weight]) => weight))).toBeGreaterThan(50_000)
  })
})

// Safari 15 stops reading the whole file at a lookbehind, the last of these, which esbuild cannot write otherwise either.
test('nothing that Safari 15.0 or Chrome 94 lacks is called: esbuild rewrites what is newly written, never what is newly named', () => {
  // What React says of requestSubmit in an error is no call; three points before a name spread what a function of ours gives, whose short name may be « at ».
  const newer =
    /\b(?:structuredClone|requestSubmit(?!\(\) instead)|randomUUID)\(|(?<!\.)\.(?:at|hasOwn|groupBy|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|union)\(|\(\?<[=!]/
  for (const [name, text] of [['first', first] as const, ...texts]) expect([name, newer.exec(text)?.[0]]).toEqual([name, undefined])
})

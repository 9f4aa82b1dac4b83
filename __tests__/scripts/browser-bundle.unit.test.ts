import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleForBrowser, refuseLookbehind } from '@/scripts/browser-bundle'

/** Of the islands, those that run without React. */
const tools = ['net-cost', 'standing', 'notebook']
const plain = [...tools, 'search', 'wishes']

/** So that /contact asks for 110 kB of script at most, its plain script included. */
const formBudget = 104_900

let dir: string
let first: string
let start: string
let texts: Map<string, string>

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bundle-test-'))
  const made = await bundleForBrowser({ dir })
  first = made.first
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

/** The files of each island, as the plain script lists them. */
const islands = () =>
  Array.from(start.matchAll(/"?([\w-]+)"?:(\["\/scripts\/[^\]]*\])/g), ([, name = '', list = '[]']) => ({
    name,
    files: (JSON.parse(list) as string[]).map((address) => path.basename(address)),
  }))
/** What a module imports before it is evaluated. */
const importsOf = (text: string) => Array.from(text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g), ([, name = '']) => name)

describe('what every page runs', () => {
  test('weighs 6 kB at most', () => {
    expect(weigh(first)).toBeLessThan(1500)
    expect(weigh(start)).toBeLessThan(4600)
    expect(weigh(first, start)).toBeLessThan(6000)
  })

  test('holds nothing of React, nor of what its islands are made with', () => {
    expect(start).toContain('data-island')
    expect(first + start).not.toMatch(/react|styled-components|zod/i)
  })

  test('stands in a page without closing its tag', () => {
    expect(first).not.toMatch(/<\/script|<!--/i)
  })
})

describe('the islands', () => {
  test('name their files in the order in which they are evaluated, what they import before them', () => {
    expect(islands().map(({ name }) => name)).toEqual(expect.arrayContaining(['contact-form', 'callback', 'search']))
    for (const { name, files } of islands()) {
      for (const [index, file] of files.entries())
        for (const imported of importsOf(textOf(file)))
          expect([name, files.slice(0, index)]).toEqual([name, expect.arrayContaining([imported])])
      expect([name, textOf(files.at(-1) ?? '')]).toEqual([name, expect.stringMatching(/as wake\b/)])
    }
  })

  test('that are forms share one copy of React; the others do without', () => {
    const react = [...texts].filter(([, text]) => /\.hydrateRoot ?=/.test(text)).map(([name]) => name)
    expect(react).toHaveLength(1)
    for (const { name, files } of islands())
      expect([name, react.every((file) => files.includes(file))]).toEqual([name, !plain.includes(name)])
  })

  test('that are forms run React in one task and their libraries in the next', () => {
    for (const name of ['contact-form', 'callback']) {
      const files = islands().find((island) => island.name === name)?.files ?? []
      const at = files.findIndex((file) => file.startsWith('runtime-'))
      expect([name, files.slice(0, at).some((file) => /\.hydrateRoot ?=/.test(textOf(file)))]).toEqual([name, true])
      expect([name, files.slice(at + 1).filter((file) => textOf(file).length > 50_000)]).toEqual([name, [expect.any(String)]])
    }
  })

  test('let the wishes be small', () => {
    const files = islands().find(({ name }) => name === 'wishes')?.files ?? []
    expect(weigh(...files.map(textOf))).toBeLessThan(2500)
  })

  test.each(tools)('of a tool are one file without React: with what every page runs, 25 kB at most', (tool) => {
    const files = islands().find(({ name }) => name === tool)?.files ?? []
    expect(files).toHaveLength(1)
    const text = textOf(files[0] ?? '')
    expect(text).not.toMatch(/hydrateRoot|createElement\("[A-Z]|styled-components|zod/)
    expect(weigh(first, start, text)).toBeLessThan(25_000)
  })

  test('are all in the development build that are not Next’s own', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'bundle-test-'))
    const made = await bundleForBrowser({ dir: other, isDevelopment: true, isExport: false })
    const text = await readFile(path.join(other, path.basename(made.start)), 'utf8')
    await rm(other, { recursive: true })
    for (const name of ['forms', ...plain]) expect(text).toContain(`/scripts/${name}-`)
    expect(text).not.toContain('"contact-form":')
  }, 60_000)

  test('let the contact form keep to its budget', () => {
    const files = islands().find(({ name }) => name === 'contact-form')?.files ?? []
    const weight = weigh(...files.map(textOf))
    expect(weight).toBeGreaterThan(50_000)
    expect(weight).toBeLessThanOrEqual(formBudget)
  })
})

test('nothing that Safari 15.0 or Chrome 94 lacks is called: esbuild rewrites what is newly written, never what is newly named', () => {
  // What React says of requestSubmit in an error is no call; three points before a name spread what a function of ours gives, whose short name may be « at ».
  const newer =
    /\b(?:structuredClone|requestSubmit(?!\(\) instead)|randomUUID)\(|(?<!\.)\.(?:at|hasOwn|groupBy|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|union)\(/
  for (const [name, text] of [['first', first] as const, ...texts]) expect([name, newer.exec(text)?.[0]]).toEqual([name, undefined])
})

test.each(['/(?<=a)b/', '/(?<!a)b/'])('a lookbehind, which Safari 15 cannot read, is refused: %s', (text) => {
  expect(() => {
    refuseLookbehind([{ path: 'part.js', text }])
  }).toThrow('part.js')
  expect(() => {
    refuseLookbehind([{ path: 'part.js', text: '/(?<name>a)(?=b)(?:c)/' }])
  }).not.toThrow()
})

import { describe, expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { registry } from '@/components/islands/registry'
import { readHtml } from '@/scripts/export/exported-pages'
import { openExported, readPages } from '../../support/exported-pages'

/** What /contact may ask for, its plain script apart. */
const formBudget = 110_500
/** Likewise for the pages of the tools. */
const toolBudget = 105_000

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    path.relative('out', path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
  )
const read = (file: string) => readFileSync(path.join('out', file), 'utf8')

const pages = readPages('out').map(({ name, html }) => ({
  name,
  html,
  document: openExported(`/${name}`),
}))
// The popup comes in a fragment, and an island's place names its files one after the other.
const printed = readHtml('out').map(({ html }) => html)
const modules = new Map(
  printed.flatMap((html) =>
    Array.from(
      html.matchAll(/data-island="([\w-]+)" data-modules="([^"]*)"/g),
      ([, name = '', names = '']) => [name, names.split(' ')],
    ),
  ),
)
const scripts = new Map(
  files.filter((file) => /\.[cm]?js$/.test(file)).map((file) => [`/${file}`, read(file)]),
)

/** What a page runs; its data (structured data, an island's words) is not. */
const scriptsOf = (document: Document) => {
  const scripts = [...document.querySelectorAll('script')].filter(
    ({ type }) => !type.endsWith('json'),
  )
  return {
    inline: scripts.filter(({ src }) => src === ''),
    files: scripts.filter(({ src }) => src !== ''),
  }
}
const home = scriptsOf(openExported('/'))
const first = home.inline[0]?.text ?? ''
const start = scripts.get(new URL(home.files[0]?.src ?? '').pathname) ?? ''

test('of Next, the export keeps fonts and icons; of text, what machines read', () => {
  expect(
    files.filter((file) => file.startsWith('_next/') && !/\.(?:woff2|ico|png|svg)$/.test(file)),
  ).toEqual([])
  expect(files.filter((file) => /\.(?:txt|rsc)$/.test(file)).sort()).toEqual([
    '.well-known/security.txt',
    'llms.txt',
    'robots.txt',
  ])
})

test('every script of the export is asked for, by a page or by another script', () => {
  const askers = [...printed, ...scripts.values()].join('\n')
  expect(scripts.size).toBeGreaterThan(4)
  expect([...scripts.keys()].filter((file) => !askers.includes(file))).toEqual([])
})

describe('every page', () => {
  test('runs the same first lines and the same deferred script, which weighs 6 kB at most, and nothing else', () => {
    expect(pages.length).toBeGreaterThan(30)
    const model = home.inline.map(({ type, text }) => [type, text])
    expect(model.map(([type]) => type)).toEqual(['', 'speculationrules'])
    for (const { name, document } of pages) {
      const {
        inline,
        files: [deferred, ...others],
      } = scriptsOf(document)
      // early-form.ts, after the contact form.
      const own = inline.filter(
        ({ text }) => name.startsWith('contact') && text.includes('data-island="contact-form"'),
      )
      expect([name, own.length]).toEqual([name, name.startsWith('contact') ? 1 : 0])
      expect([
        name,
        inline.filter((script) => !own.includes(script)).map(({ type, text }) => [type, text]),
      ]).toEqual([name, model])
      expect([name, deferred?.src, deferred?.defer, others]).toEqual([
        name,
        home.files[0]?.src,
        true,
        [],
      ])
    }
    expect(gzipSync(start).length).toBeLessThan(6000)
    expect(start).toContain('data-modules')
    // Nothing of React, nor of what its islands are made with; nothing that closes the tag it stands in.
    expect(first + start).not.toMatch(/react|styled-components|zod/i)
    expect(first).not.toMatch(/<\/script|<!--/i)
  })

  test('says nothing of Next’s, and asks for nothing ahead but its fonts and its picture', () => {
    for (const { name, html, document } of pages) {
      expect([
        name,
        html.match(/__next_|TURBOPACK|\/_next\/[^"]*\.(?:js|css|txt)|data-precedence/g),
      ]).toEqual([name, null])
      const ahead = [...document.querySelectorAll('link:is([rel*="pre"], [rel*="module"])')].map(
        (link) => ['rel', 'as'].map((name) => link.getAttribute(name)).join(' '),
      )
      expect([name, ahead.filter((each) => !/^preload (?:font|image)$/.test(each))]).toEqual([
        name,
        [],
      ])
    }
  })
})

describe('the islands', () => {
  const react = [...scripts]
    .filter(([, text]) => /\.hydrateRoot ?=/.test(text))
    .map(([name]) => name)
  const textsOf = (name: string) => (modules.get(name) ?? []).map((file) => scripts.get(file) ?? '')

  test('are those of the registry, and the search', () => {
    expect([...modules.keys()].sort()).toEqual([...Object.keys(registry), 'search'].sort())
  })

  test('name their files in the order in which they are evaluated, what they import before them', () => {
    for (const [name, named] of modules) {
      for (const [index, text] of textsOf(name).entries()) {
        const imported = Array.from(
          text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g),
          ([, file = '']) => `/scripts/${file}`,
        )
        expect([name, named.slice(0, index)]).toEqual([name, expect.arrayContaining(imported)])
      }
      expect([name, textsOf(name).at(-1)]).toEqual([name, expect.stringMatching(/as hydrate\b/)])
    }
  })

  test('share one copy of React, which runs before what is made with it; the search does without', () => {
    expect(react).toHaveLength(1)
    for (const [name, named] of modules)
      expect([name, named.indexOf(react[0] ?? '')]).toEqual([name, name === 'search' ? -1 : 0])
  })

  test.each(Object.keys(registry))('%s keeps to its budget', (name) => {
    const weight = textsOf(name).reduce((sum, text) => sum + gzipSync(text).length, 0)
    expect(weight).toBeGreaterThan(50_000)
    expect(weight).toBeLessThanOrEqual(
      name === 'contact-form' || name === 'popup-form' ? formBudget : toolBudget,
    )
  })
})

// Safari 15 stops reading the whole file at a lookbehind, the last of these, which esbuild cannot write otherwise either.
test('nothing that Safari 15.0 or Chrome 94 lacks is called: esbuild rewrites what is newly written, never what is newly named', () => {
  // What React says of requestSubmit in an error is no call; three points before a name spread what a function of ours gives, whose short name may be « at ».
  const newer =
    /\b(?:structuredClone|requestSubmit(?!\(\) instead)|randomUUID)\(|(?<!\.)\.(?:at|hasOwn|groupBy|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|union)\(|\(\?<[=!]/
  for (const [name, text] of [['first', first] as const, ...scripts])
    expect([name, newer.exec(text)?.[0]]).toEqual([name, undefined])
})

import { describe, expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readHtml } from '@/scripts/after-export/pages'
import { openExported, readPages } from '../support/exported-pages'

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative('out', path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
const read = (file: string) => readFileSync(path.join('out', file), 'utf8')

const pages = readPages('out').map(({ name, html }) => ({ name, html, document: openExported(`/${name}`) }))

/** What a page runs; its data (structured data, an island's words) is not. */
const scriptsOf = (document: Document) => {
  const scripts = [...document.querySelectorAll('script')].filter(({ type }) => !type.endsWith('json'))
  return { inline: scripts.filter(({ src }) => src === ''), files: scripts.filter(({ src }) => src !== '') }
}

test('of Next, the export keeps fonts and icons; of text, what machines read', () => {
  expect(files.filter((file) => file.startsWith('_next/') && !/\.(?:woff2|ico|png|svg)$/.test(file))).toEqual([])
  expect(files.filter((file) => /\.(?:txt|rsc)$/.test(file)).sort()).toEqual(['.well-known/security.txt', 'llms.txt', 'robots.txt'])
})

test('every script of the export is asked for, by a page or by another script', () => {
  const scripts = files.filter((file) => /\.[cm]?js$/.test(file))
  // The popup comes in a fragment, and an island's place names its files one after the other.
  const askers = [...readHtml('out').map(({ html }) => html), ...scripts.map(read)].join('\n')
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.filter((file) => !askers.includes(`/${file}`))).toEqual([])
})

describe('every page', () => {
  test('runs the same first lines and the same deferred script, which weighs 6 kB at most, and nothing else', () => {
    expect(pages.length).toBeGreaterThan(30)
    const [home] = pages.filter(({ name }) => name === 'index.html').map(({ document }) => scriptsOf(document))
    const model = home?.inline.map(({ type, text }) => [type, text])
    const src = home?.files[0]?.src ?? ''
    expect(model?.map(([type]) => type)).toEqual(['', 'speculationrules'])
    for (const { name, document } of pages) {
      const {
        inline,
        files: [start, ...others],
      } = scriptsOf(document)
      expect([name, inline.map(({ type, text }) => [type, text])]).toEqual([name, model])
      expect([name, start?.src, start?.defer, others]).toEqual([name, src, true, []])
    }
    expect(gzipSync(read(new URL(src).pathname)).length).toBeLessThan(6000)
  })

  test('says nothing of Next’s, and asks for nothing ahead but its fonts and its picture', () => {
    for (const { name, html, document } of pages) {
      expect([name, html.match(/__next_|TURBOPACK|\/_next\/[^"]*\.(?:js|css|txt)|data-precedence/g)]).toEqual([name, null])
      const ahead = [...document.querySelectorAll('link:is([rel*="pre"], [rel*="module"])')].map((link) =>
        ['rel', 'as'].map((name) => link.getAttribute(name)).join(' '),
      )
      expect([name, ahead.filter((each) => !/^preload (?:font|image)$/.test(each))]).toEqual([name, []])
    }
  })
})

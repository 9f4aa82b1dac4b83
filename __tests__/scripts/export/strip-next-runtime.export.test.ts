import { describe, expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@/components/islands/island-registry'
import { readHtml } from '@/scripts/export/exported-pages'
import { testEveryPage } from '../../support/every-page'
import { openExported } from '../../support/exported-pages'

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    path.relative('out', path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
  )
const scripts = new Map(
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/${file}`, readFileSync(path.join('out', file), 'utf8')]),
)
const htmls = readHtml('out').map(({ html }) => html)

/** Lists the scripts of a page, without its data (structured data, an island's words). */
const listScripts = (page: Document) =>
  [...page.querySelectorAll('script')].filter(({ type }) => !type.endsWith('json'))

const home = listScripts(openExported('/'))
const headScript = home.find(({ type, src }) => type === '' && src === '')?.text ?? ''
const mainScript = home.find(({ src }) => src !== '')
const mainText = scripts.get(new URL(mainScript?.src ?? '').pathname) ?? ''

test('keeps nothing of Next but icons, and of text what machines read', () => {
  expect(
    files.filter((file) => file.startsWith('_next/') && !/\.(?:ico|png|svg)$/.test(file)),
  ).toEqual([])
  expect(files.filter((file) => /\.(?:txt|rsc)$/.test(file)).sort()).toEqual([
    '.well-known/security.txt',
    'robots.txt',
  ])
})

testEveryPage(
  'runs the scripts of the home page and no other',
  (page) => {
    const isEarlyForm = (text: string) => text.includes('data-island="contact-form"')
    const own = page.location.pathname === '/contact/' ? 1 : 0
    const all = listScripts(page)
    const shared = all.filter(({ text }) => !isEarlyForm(text))
    const describeScript = ({ type, src, text, defer }: HTMLScriptElement) =>
      [type, src, text, defer].join(' ')
    const expected = home.map(describeScript)
    return [
      ...(all.length === home.length + own ? [] : [`${String(all.length)} scripts`]),
      ...shared.map(describeScript).filter((script) => !expected.includes(script)),
    ]
  },
  ['/404/'],
)

testEveryPage(
  'preloads its picture only',
  (page) =>
    [...page.querySelectorAll('link:is([rel*="pre"], [rel*="module"])')]
      .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('as')}`)
      .filter((each) => !/^preload image$/.test(each)),
  ['/404/'],
)

test('runs no React and no library in the scripts of every page', () => {
  expect(home.map(({ type, defer }) => [type, defer])).toEqual([
    ['', false],
    ['speculationrules', false],
    ['', true],
  ])
  expect(mainText).toContain('data-modules')
  expect(headScript + mainText).not.toMatch(/react|styled-components|zod/i)
  expect(headScript).not.toMatch(/<\/script|<!--/i)
})

describe('the islands', () => {
  const modules = new Map(
    htmls.flatMap((html) =>
      Array.from(
        html.matchAll(/data-island="([\w-]+)" data-modules="([^"]*)"/g),
        ([, name = '', names = '']) => [name, names.split(' ')],
      ),
    ),
  )
  const react = [...scripts].find(([, text]) => /\.hydrateRoot ?=/.test(text))?.[0] ?? ''

  test('are those of the registry', () => {
    expect([...modules.keys()].sort()).toEqual(Object.keys(registry).sort())
  })

  test('share one copy of React', () => {
    for (const [name, files] of modules) expect([name, files.indexOf(react)]).toEqual([name, 0])
  })
})

// Safari 15 refuses a whole file for a lookbehind; esbuild rewrites syntax, and never calls.
test('calls nothing that Safari 15.4, Chrome 99 or Firefox 98 lacks', () => {
  // React names requestSubmit in an error; a spread of a function may be ...with(.
  const newer =
    /\brequestSubmit\((?!\) instead)|(?<!\.)\.(?:groupBy|findLast|findLastIndex|toSorted|toReversed|toSpliced|with|union)\(|\(\?<[=!]/
  for (const [name, text] of [['head', headScript] as const, ...scripts])
    expect([name, newer.exec(text)?.[0]]).toEqual([name, undefined])
})

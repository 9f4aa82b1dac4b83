import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deadModules, quietPages } from '@/scripts/after-export/quiet-pages'

const line = (id: number | string) => `${String(id)}:I[${JSON.stringify(id)},["/_next/static/chunks/a.js"],"default"]`

const modules = new Map([
  ['1', 'node_modules/next/dist/client/components/layout-router.js'],
  ['2', 'components/layout/nav-link.tsx'],
  ['3', 'components/islands/contact-form/contact-form.tsx'],
  ['4', 'components/sections/carousel.tsx'],
  ['6', 'node_modules/next/dist/client/script.js'],
])

// Next's own, the islands and those that only print come to life; the others are named.
test.each([
  [[1, 2, 3], []],
  [['1', '2', '3'], []],
  [[1, 4, 3], ['components/sections/carousel.tsx']],
  [[1, 5], ['module 5']],
  [[1, 6], ['node_modules/next/dist/client/script.js']],
])('of the client modules %j of a payload, these are dead: %j', (ids, dead) => {
  expect(deadModules(['0:{"b":"x"}', ...ids.map(line), '9:["$","div",null,{}]'].join('\n'), modules)).toEqual(dead)
})

test.each(['', '1:J[1,[],"default"]', '{"modules":[1,4]}'])(
  'a payload that Next writes in another way is never taken for one without modules: %j',
  (text) => {
    expect(() => deadModules(text, modules)).toThrow('Next writes its payload in another way')
  },
)

const home = process.cwd()
let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'quiet-pages-test-'))
  process.chdir(root)
})
afterAll(async () => {
  process.chdir(home)
  await rm(root, { recursive: true })
})

async function write(files: Readonly<Record<string, string>>) {
  await rm('out', { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

/** The account of a build with one client module. */
const account = (file: string) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({
    clientModules: { [`[project]/${file} <module evaluation>`]: { id: 7, name: '*' } },
  })};`

const page =
  '<html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/>' +
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/><script src="/_next/static/chunks/1.js" async=""></script>' +
  '<script>first()</script><script src="/scripts/start-A.js" defer=""></script></head><body><script type="application/ld+json">{"a":1}</script>' +
  '<p>Bonjour</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(1)</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"$&"])</script></body></html>'

const exported = (module: string, html = page) => ({
  '.next/server/app/page_client-reference-manifest.js': account(module),
  'out/index.html': html,
  'out/index.txt': line(7),
  'out/__next._full.txt': line(7),
  'out/robots.txt': 'User-agent: *',
  'out/_next/static/chunks/1.js': 'next()',
  'out/_next/static/media/a.woff2': 'a font',
})

describe('the export', () => {
  test('is refused with a component that would be dead in it, which is named', async () => {
    await write(exported('components/sections/carousel.tsx'))
    await expect(quietPages('out')).rejects.toThrow('dead in the export: components/sections/carousel.tsx')
  })

  test.each([
    ['a page without Next’s scripts', '<html><head></head></html>'],
    ['a script written in another way', page.replace('async=""></script>', 'async="" />')],
    ['a payload written in another way', page.replace('<script>self.__next_f', '<script data-x="">self.__next_f')],
  ])('is refused with %s', async (_what, html) => {
    await write(exported('components/layout/nav-link.tsx', html))
    await expect(quietPages('out')).rejects.toThrow('Next writes its scripts')
  })
})

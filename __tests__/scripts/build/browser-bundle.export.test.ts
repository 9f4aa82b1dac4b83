import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { testEveryPage } from '../../support/every-page'
import { openExported, readExported } from '../../support/exported-pages'

/** The limits in bytes, compressed by gzip as every host does. */
const limits = {
  mainScript: 4_600,
  /** Each route and each old address is in it. */
  headScript: 1_600,
  /** The modules of one form or tool, React among them, and the two scripts of every page. */
  scriptToAct: 120_000,
  /** Each link of the menu and of the footer weighs on every page. */
  html: 27_500,
  htmlToAct: 29_000,
  /** Search engines want each answer a second time, as structured data. */
  htmlOfQuestions: 34_000,
}

const gzipped = (text: string) => gzipSync(text).length
const getFile = (address: string) => new URL(address, 'https://www.fanal.example').pathname.slice(1)

const getIsland = (page: Document) => page.querySelector<HTMLElement>('main [data-island]')

const sumOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipped(text), 0)

/** The scripts that the page loads by itself, and those that it loads when a visitor acts. */
function listScripts(page: Document) {
  const files = Array.from(page.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) =>
    getFile(src),
  )
  const modules = (getIsland(page)?.dataset.modules ?? '').split(' ').filter(Boolean).map(getFile)
  const inline = Array.from(
    page.querySelectorAll('head script:not([src]):not([type])'),
    ({ textContent }) => textContent,
  )
  return {
    main: sumOf(files.map(readExported)),
    head: sumOf(inline),
    island: sumOf(modules.map(readExported)),
  }
}

function getHtmlLimit(route: string, page: Document): number {
  if (route === '/faq/') return limits.htmlOfQuestions
  return getIsland(page) ? limits.htmlToAct : limits.html
}

testEveryPage('loads no more script than its visitor needs', function* (page) {
  const { main, head, island } = listScripts(page)
  if (main > limits.mainScript)
    yield `${String(main)} of ${String(limits.mainScript)} bytes of main script`
  if (head > limits.headScript)
    yield `${String(head)} of ${String(limits.headScript)} bytes of head script`
  const total = main + head + island
  if (total > limits.scriptToAct)
    yield `${String(total)} of ${String(limits.scriptToAct)} bytes of script`
})

/** The notice, which authors add at any time and which may not stop a deploy. */
const notice = /<aside [^>]*notice"[^]*?<\/aside>/

testEveryPage('has HTML within its limit', (page, route) => {
  const weight = gzipped(readExported(`${route}index.html`).replace(notice, ''))
  const limit = getHtmlLimit(route, page)
  return weight > limit ? [`${String(weight)} of ${String(limit)} bytes of HTML`] : []
})

test('measures scripts that exist', () => {
  const { main, head, island } = listScripts(openExported('/contact/'))
  expect(main).toBeGreaterThan(3_000)
  expect(head).toBeGreaterThan(500)
  expect(island).toBeGreaterThan(60_000)
})

import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { env } from '@/env.mjs'
import { parseHeadersFile } from '@/scripts/local-server/static-server'
import { readHtml } from '@/scripts/export/exported-pages'
import { testPreview } from '@/scripts/test/source-copy'
import { foldText } from '../support/exported-pages'

const { dir, basePath } = testPreview
const readPreviewFile = (file: string) => readFileSync(path.join(dir, file), 'utf8')

const pages = readHtml(dir).map(({ name, html }) => ({
  file: name,
  document: new JSDOM(html).window.document,
}))

const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')

/** Registers one test that lists the faults of every page of the preview. */
const testEveryPage = (claim: string, findFaults: (document: Document) => string[]) => {
  test(`every page of a preview ${claim}`, () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(
      pages.flatMap(({ file, document }) =>
        findFaults(document).map((fault) => `${file} : ${fault}`),
      ),
    ).toEqual([])
  })
}

testEveryPage(
  'says so in a banner: the branch, the commit and the time of the build',
  (document) => {
    const banner = foldText(document.querySelector('.site > p')?.textContent ?? '')
    return banner ===
      'Aperçu branche nouvelle-page · version 1a2b3c4 · construit le 20 novembre 2026 à 10 h 04'
      ? []
      : [banner]
  },
)

testEveryPage(
  'is closed to search engines, and canonical at the production address',
  (document) => {
    const robots = attributes(document, 'meta[name="robots"]', 'content')
    const canonical = attributes(document, 'link[rel="canonical"]', 'href')
    return [
      ...(robots.length === 0 ? ['no robots'] : robots.filter((each) => !each.includes('noindex'))),
      ...canonical.filter(
        (address) => !address.startsWith(`${env.siteUrl}/`) || address.includes(basePath),
      ),
    ]
  },
)

testEveryPage('requests and links nothing outside its base path', (document) => {
  const local = [
    ...attributes(document, '[href]', 'href'),
    ...attributes(document, '[src]', 'src'),
    ...attributes(document, '[srcset]', 'srcset').flatMap((each) => each.split(', ')),
  ].filter((address) => address.startsWith('/'))
  return local.length > 20
    ? local.filter((address) => !address.startsWith(`${basePath}/`))
    : ['no links']
})

test('a preview is closed to search engines and stays under its base path', () => {
  expect(readPreviewFile('robots.txt')).toMatch(/Disallow: \/$/m)
  expect(readPreviewFile('robots.txt')).not.toContain('Sitemap')
  expect(parseHeadersFile(readPreviewFile('_headers'))('/images/photo.avif')).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(JSON.parse(readPreviewFile('manifest.webmanifest'))).toMatchObject({
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
  })
})

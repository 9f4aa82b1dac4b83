import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { env } from '@/env.mjs'
import { readPages } from '@/scripts/after-export/pages'
import { parseHeadersFile } from '@/scripts/headers-file'
import { testPreview } from '@/scripts/test-preview'
import { folded } from '../../support/exported-pages'

const { dir, basePath } = testPreview
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')

const pages = readPages(dir).map(({ name, html }) => ({ file: name, document: new JSDOM(html).window.document }))

const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')

describe('every page of a preview', () => {
  test('says so in a banner: the branch, the commit and the time of the build', () => {
    expect(pages.length).toBeGreaterThan(30)
    for (const { file, document } of pages) {
      const banner = folded(document.querySelector('.site > p')?.textContent ?? '')
      expect([file, banner]).toEqual([
        file,
        expect.stringMatching(/^Aperçu branche nouvelle-page · version 1a2b3c4 · construit le 20 novembre 2026 à 10 h 04$/),
      ])
    }
  })

  test('is closed to search engines, and canonical at the production address', () => {
    for (const { file, document } of pages) {
      const robots = attributes(document, 'meta[name="robots"]', 'content')
      expect([file, robots.length]).not.toEqual([file, 0])
      for (const each of robots) expect(each).toContain('noindex')
      for (const canonical of attributes(document, 'link[rel="canonical"]', 'href'))
        expect([file, canonical.startsWith(`${env.siteUrl}/`), canonical.includes(basePath)]).toEqual([file, true, false])
    }
  })

  test('asks and leads nowhere outside its base path', () => {
    let count = 0
    for (const { file, document } of pages) {
      const local = [
        ...attributes(document, '[href]', 'href'),
        ...attributes(document, '[src]', 'src'),
        ...attributes(document, '[srcset]', 'srcset').flatMap((each) => each.split(', ')),
      ].filter((address) => address.startsWith('/'))
      count += local.length
      expect([file, local.filter((address) => !address.startsWith(`${basePath}/`))]).toEqual([file, []])
    }
    expect(count).toBeGreaterThan(1000)
  })
})

test('robots.txt, the headers and the manifest of a preview close it and keep it under its base path', () => {
  expect(read('robots.txt')).toMatch(/Disallow: \/$/m)
  expect(read('robots.txt')).not.toContain('Sitemap')
  expect(parseHeadersFile(read('_headers'))('/images/photo.avif')).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ start_url: `${basePath}/`, scope: `${basePath}/` })
})

import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { readHtml } from '@/scripts/export/exported-pages'
import { softHyphen } from '@/scripts/export/soft-hyphens'

const textFile = /\.(?:txt|json|xml|webmanifest|js|svg)$/

test('no page holds a soft hyphen outside of the titles', () => {
  const pages = readHtml('out').map(({ name, html }) => {
    const { document } = new JSDOM(html).window
    return { name, document }
  })
  const titlesWithHyphen = pages.flatMap(({ document }) =>
    [...document.querySelectorAll('h1, h2, h3')].filter(
      ({ textContent, parentElement }) =>
        textContent.includes(softHyphen) && !parentElement?.closest('[data-root]'),
    ),
  )
  expect(titlesWithHyphen.length).toBeGreaterThan(5)

  for (const title of titlesWithHyphen) title.remove()
  expect(
    pages
      .filter(({ document }) => document.documentElement.outerHTML.includes(softHyphen))
      .map(({ name }) => name),
  ).toEqual([])
})

test('no other file of the export holds a soft hyphen', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  const written = files.filter((name) => textFile.test(name))
  expect(written).toEqual(expect.arrayContaining(['sitemap.xml', 'recherche.json']))
  expect(
    written.filter((name) => readFileSync(path.join('out', name), 'utf8').includes(softHyphen)),
  ).toEqual([])
})

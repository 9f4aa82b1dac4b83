import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/env.mjs'
import { headers } from '@/scripts/export/headers-file'
import { links } from '@/scripts/export/check-links'
import { errorScreenPreloads, keepPopup } from '@/scripts/export/export-steps'
import { removeUnusedPictures } from '@/scripts/export/unused-pictures'
import { makeFolder, write } from '../../support/folder'

const dir = makeFolder()
const read = (name: string) => readFileSync(path.join(dir, name), 'utf8')

beforeEach(() => rmSync(dir, { recursive: true }))

const preload = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2">'

const dialog = '<dialog><form></form></dialog>'
const resume = '<div role="status" data-popup-resume=""><button></button></div>'
const style = '<style data-styled="" data-styled-version="6.6.0">dialog{\n}</style>'
const popup = `<html><head><style>p{}</style>${style}</head><body><main>${dialog}${resume}</main><aside></aside></body></html>`
const fragment = 'fragments/rappel/index.html'

test.each<
  [step: (dir: string) => Promise<string>, sentence: string, files: Record<string, string>]
>([
  [
    headers,
    'Next writes the encoding of index.html in another way',
    { 'index.html': '<html><head><meta charset="utf-8"/></head></html>' },
  ],
  [
    errorScreenPreloads,
    'Next begins 404.html in another way',
    { 'index.html': preload, '404.html': '<head lang="fr">', '404/index.html': '<head>' },
  ],
  [errorScreenPreloads, 'preloads no font', { 'index.html': '<html><head></head></html>' }],
  [keepPopup, fragment, { [fragment]: popup.replace(resume, '') }],
  [keepPopup, fragment, { [fragment]: popup.replace(style, '') }],
])(
  'a step that no longer knows what Next writes stops the build: %#',
  async (step, sentence, files) => {
    write(dir, files)
    await expect(step(dir)).rejects.toThrow(sentence)
  },
)

test('the error screens get the preloads of the home page, once', async () => {
  const files = { '404.html': '<html><head><title>', '404/index.html': `<head>${preload}` }
  write(dir, { 'index.html': `<html><head>${preload}</head></html>`, ...files })
  await errorScreenPreloads(dir)
  expect(read('404.html')).toBe(`<html><head>${preload}<title>`)
  expect(read('404/index.html')).toBe(`<head>${preload}`)
})

test('removes the pictures that no file of the export names', async () => {
  const page =
    '<source srcSet="/images/a-1-320.avif 320w, /images/a-1-480.avif 480w"/><img src="/images/a-1-750.webp"/>'
  const used = ['a-1-320.avif', 'a-1-480.avif', 'a-1-750.webp', 'b-2-320.avif']
  const pictures = Object.fromEntries(
    [...used, 'a-soir-3-750.webp'].map((name) => [`images/${name}`, '']),
  )
  write(dir, {
    ...pictures,
    'index.html': page,
    'scripts/fallback.js': 'src = "/base/images/b-2-320.avif"',
  })
  await removeUnusedPictures(dir)
  expect(readdirSync(path.join(dir, 'images')).sort()).toEqual(used)
})

test('moves the preloads of the error screen’s picture into its head', async () => {
  const picturePreload =
    '<link rel="preload" as="image" type="image/avif" imageSrcSet="/images/a.avif 320w"/>'
  const screen = `<head></head><body>${picturePreload}<picture></picture></body>`
  write(dir, { 'index.html': preload, '404.html': screen, '404/index.html': screen })
  await errorScreenPreloads(dir)
  expect(read('404.html')).toBe(
    `<head>${preload}${picturePreload}</head><body><picture></picture></body>`,
  )
})

test('the page of the popup keeps its dialog, the button after it and their styles', async () => {
  write(dir, { [fragment]: popup })
  await keepPopup(dir)
  expect(read(fragment)).toBe(style + dialog + resume)
})

describe('the links of an export', () => {
  const page = (...hrefs: string[]) =>
    `<h1 id="été">${hrefs.map((href) => `<a class="x" href="${href}">x</a>`).join('')}</h1>`
  const refusal = (...lines: string[]) =>
    [
      'Contenu à corriger : des liens ne mènent nulle part, ou à deux endroits.',
      ...lines.map((line) => `  ${line}`),
    ].join('\n')
  const saidOf = () =>
    links(dir).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    )

  test('to a page, a file, a place of this page or another, and elsewhere: nothing to say', async () => {
    write(dir, {
      'index.html': page(
        '/404/',
        '/404/?a=1&#x26;b=2#%C3%A9t%C3%A9',
        '#été',
        '/feed.xml',
        'tel:+1',
        'mailto:',
        'https://ailleurs.example/x',
      ),
      '404/index.html': page('/?a=1&amp;b=2', '/#été'),
      'feed.xml': '',
    })
    expect(await links(dir)).toBe('6 links lead somewhere')
  })

  test('under a folder, as in a preview, a link that forgets the folder leads nowhere', async () => {
    jest.replaceProperty(env, 'basePath', '/apercu')
    write(dir, { 'index.html': page('/apercu/404/', '/404/'), '404/index.html': page('/apercu/') })
    expect(await saidOf()).toBe(refusal('/404/ : sur /'))
  })

  test.each([
    '/services/',
    'contact',
    '/404/#hiver',
    '#hiver',
    '/feed.xml',
    'https://',
    '#',
    `${env.siteUrl}/404/`,
  ])('%s, which is not there, is told in French', async (href) => {
    write(dir, { 'index.html': page('/404/', href, href), '404/index.html': page('/') })
    expect(await saidOf()).toBe(refusal(`${href} : sur /`))
  })

  test('a link of every page is told once; one without an address, and a place that is there twice, are told too', async () => {
    const menu = '<a data-href="/404/" href="/zone/">x</a>'
    write(dir, {
      'index.html': `${menu}<a>x</a><a href="">x</a>`,
      '404/index.html': `${menu}<p id="a"></p><p id="a"></p>`,
      '404.html': menu,
    })
    expect(await saidOf()).toBe(
      refusal('/zone/ : sur /404.html', 'deux fois #a : sur /404/', 'un lien sans adresse : sur /'),
    )
  })
})

import { beforeEach, expect, test } from '@jest/globals'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { keepPopupMarkup, preloadFontsLast } from '@/scripts/export/export-steps'
import { writeHeaders } from '@/scripts/export/headers-file'
import { makeTempFolder, writeFiles } from '../../support/temp-folder'

const dir = makeTempFolder()
const readExported = (name: string) => readFileSync(path.join(dir, name), 'utf8')

beforeEach(() => rmSync(dir, { recursive: true }))

const preload = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2">'
const dialog = '<dialog><form></form></dialog>'
const resume = '<div role="status" data-popup-resume=""><button></button></div>'
const style = '<style data-styled="" data-styled-version="6.6.0">dialog{\n}</style>'
const head = `<head><style>p{}</style>${style}</head>`
const popup = `${head}<main>${dialog}${resume}</main><aside></aside>`
const fragment = 'fragments/rappel/index.html'

test.each<[sentence: string, step: typeof writeHeaders, files: Record<string, string>]>([
  [
    'Next writes the encoding of index.html in another way',
    writeHeaders,
    { 'index.html': '<html><head><meta charset="utf-8"/></head></html>' },
  ],
  ['No page preloads a font', preloadFontsLast, { 'index.html': '<html><head></head></html>' }],
  ['does not contain the popup', keepPopupMarkup, { [fragment]: popup.replace(resume, '') }],
])('stops the build when %s', async (sentence, step, files) => {
  writeFiles(dir, files)
  await expect(step(dir)).rejects.toThrow(sentence)
})

test('preloads the fonts after the words of every page, error screens included', async () => {
  writeFiles(dir, {
    'index.html': `<head>${preload}</head><body><main></main></body>`,
    '404.html': '<head></head><body><main></main></body>',
  })
  await preloadFontsLast(dir)
  for (const name of ['index.html', '404.html'])
    expect(readExported(name)).toBe(`<head></head><body><main></main>${preload}</body>`)
})

test('keeps the dialog of the popup, the button after it and their styles', async () => {
  writeFiles(dir, { [fragment]: popup })
  await keepPopupMarkup(dir)
  expect(readExported(fragment)).toBe(style + dialog + resume)
})

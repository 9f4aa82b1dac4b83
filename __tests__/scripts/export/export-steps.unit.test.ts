import { beforeEach, expect, test } from '@jest/globals'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { addErrorScreenPreloads, keepPopupMarkup } from '@/scripts/export/export-steps'
import { writeHeaders } from '@/scripts/export/headers-file'
import { makeTempFolder, writeFiles } from '../../support/temp-folder'

const dir = makeTempFolder()
const read = (name: string) => readFileSync(path.join(dir, name), 'utf8')

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
  [
    'Next begins 404.html in another way',
    addErrorScreenPreloads,
    { 'index.html': preload, '404.html': '<head lang="fr">', '404/index.html': '<head>' },
  ],
  ['preloads no font', addErrorScreenPreloads, { 'index.html': '<html><head></head></html>' }],
  ['does not contain the popup', keepPopupMarkup, { [fragment]: popup.replace(resume, '') }],
])('stops the build when %s', async (sentence, step, files) => {
  writeFiles(dir, files)
  await expect(step(dir)).rejects.toThrow(sentence)
})

test('gives the error screens the font preloads of the home page, once', async () => {
  writeFiles(dir, {
    'index.html': `<html><head>${preload}</head></html>`,
    '404.html': '<html><head><title>',
    '404/index.html': `<head>${preload}`,
  })
  await addErrorScreenPreloads(dir)
  expect(read('404.html')).toBe(`<html><head>${preload}<title>`)
  expect(read('404/index.html')).toBe(`<head>${preload}`)
})

test('moves the picture preload of the error screens into their head', async () => {
  const picture = '<link rel="preload" as="image" imageSrcSet="/images/a.avif 320w"/>'
  const screen = `<head></head><body>${picture}<picture></picture></body>`
  writeFiles(dir, { 'index.html': preload, '404.html': screen, '404/index.html': screen })
  await addErrorScreenPreloads(dir)
  expect(read('404.html')).toBe(`<head>${preload}${picture}</head><body><picture></picture></body>`)
})

test('keeps the dialog of the popup, the button after it and their styles', async () => {
  writeFiles(dir, { [fragment]: popup })
  await keepPopupMarkup(dir)
  expect(read(fragment)).toBe(style + dialog + resume)
})

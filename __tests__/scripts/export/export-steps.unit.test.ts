import { beforeEach, expect, test } from '@jest/globals'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { movePrintStyles, requestFontsLast } from '@/scripts/export/export-steps'
import { writeHeaders } from '@/scripts/export/headers-file'
import { makeTempFolder, writeFiles } from '../../support/temp-folder'

const dir = makeTempFolder()
const readExported = (name: string) => readFileSync(path.join(dir, name), 'utf8')

beforeEach(() => rmSync(dir, { recursive: true }))

const face = '@font-face{font-family:a;src:url(/a.woff2)}'
const print = '@page{margin:0}@layer print{a{color:#000}}'

test.each<[sentence: string, step: typeof writeHeaders, files: Record<string, string>]>([
  [
    'Next writes the encoding of index.html in another way',
    writeHeaders,
    { 'index.html': '<html><head><meta charset="utf-8"/></head></html>' },
  ],
  [
    'Pages do not hold the same fonts',
    requestFontsLast,
    { 'index.html': `<style>${face}</style>`, '404.html': '<style></style>' },
  ],
  [
    'Pages do not hold the same print styles',
    movePrintStyles,
    { 'index.html': `<style>p{}\n${print}</style>`, '404.html': '<style>p{}</style>' },
  ],
])('stops the build when %s', async (sentence, step, files) => {
  writeFiles(dir, files)
  await expect(step(dir)).rejects.toThrow(sentence)
})

test('requests the fonts after the words of every page, error screens included', async () => {
  const names = ['index.html', '404.html']
  const words = '</style></head><body><main></main>'
  for (const name of names) writeFiles(dir, { [name]: `<head><style>p{}${face}${words}</body>` })
  await requestFontsLast(dir)
  for (const name of names)
    expect(readExported(name)).toBe(
      `<head><style>p{}${words}<div hidden><style>${face}</style></div></body>`,
    )
})

test('moves the print styles of every page to a file that only print uses', async () => {
  const page = `<style>p{}\n${print}\nb{}</style><body><main></main></body>`
  writeFiles(dir, { 'index.html': page, '404.html': page, '_next/static/a.woff2': '' })
  await movePrintStyles(dir)
  for (const name of ['index.html', '404.html']) {
    const [, before, address = ''] =
      /^(.*)<link rel="stylesheet" media="print" href="([^"]*)"\/><\/body>$/s.exec(
        readExported(name),
      ) ?? []
    expect(before).toBe('<style>p{}\n\nb{}</style><body><main></main>')
    expect(readExported(address)).toBe(print)
  }
})

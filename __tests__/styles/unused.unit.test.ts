import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const readFiles = (pattern: RegExp) =>
  ['app', 'components', 'content/load', 'content/images', 'lib', 'styles']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '') }))

const sheets = readFiles(/\.(?:css|styles\.ts)$/)
const scripts = readFiles(/(?<!\.styles)\.tsx?$/)

const find = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
]

test('styles no class that nothing writes', () => {
  const isWritten = (name: string) => {
    const inString = new RegExp(`(["'\`])(?:[^"'\`\\n]*[ .])?${name}(?: [^"'\`\\n]*)?\\1`)
    return scripts.some(({ text }) => inString.test(text))
  }
  const unwritten = sheets
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      find(text, /\.([a-z][\w-]*)(?=[^{};]*\{)/gi)
        .filter((name) => !isWritten(name))
        .map((name) => `${file} .${name}`),
    )
  expect(unwritten).toEqual([])
})

test('reads no custom property that nothing sets', () => {
  const sources = [...sheets, ...scripts, ...readFiles(/\.svg$/)]
  const isSet = (name: string) =>
    sources.some(({ text }) => text.includes(`${name}:`) || text.includes(`'${name}'`))
  const unset = sheets.flatMap(({ file, text }) =>
    find(text, /var\((--[\w-]+)\)/g)
      .filter((name) => !isSet(name))
      .map((name) => `${file} ${name}`),
  )
  expect(unset).toEqual([])
})

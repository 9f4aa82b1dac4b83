import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const readFiles = (pattern: RegExp) =>
  ['app', 'components', 'content/images', 'lib', 'styles']
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

const listClasses = (text: string) =>
  // The beginning of a styled component holds no class.
  find(text.replace(/\bstyled\..*/g, ''), /\.([a-z][\w-]*)(?=[^{};]*\{)/gi)

test('styles no class that nothing writes', () => {
  const isWritten = (name: string) => {
    const inString = new RegExp(`(["'\`])(?:[^"'\`\\n]*[ .])?${name}(?: [^"'\`\\n]*)?\\1`)
    return scripts.some(({ text }) => inString.test(text))
  }
  const unwritten = sheets.flatMap(({ file, text }) =>
    listClasses(text)
      .filter((name) => !isWritten(name))
      .map((name) => `${file} .${name}`),
  )
  expect(unwritten).toEqual([])
})

// Stylelint checks the sheets (site/class-names).
test('begins the classes of styled-components with the name of their file', () => {
  const siteClasses = sheets
    .filter(({ file }) => /(?:base|utilities)\.css$/.test(file))
    .flatMap(({ text }) => listClasses(text))
  const wrong = sheets
    .filter(({ file }) => file.endsWith('.styles.ts'))
    .flatMap(({ file, text }) =>
      listClasses(text)
        .filter((name) => !name.startsWith(`${path.basename(file, '.styles.ts')}-`))
        .filter((name) => !siteClasses.includes(name))
        .map((name) => `${file} .${name}`),
    )
  expect(wrong).toEqual([])
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

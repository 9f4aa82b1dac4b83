import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const readFiles = (folders: string[], pattern: RegExp) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => pattern.test(file))
    .map((file) => ({
      file,
      folder: path.dirname(file),
      text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
    }))

const sheets = readFiles(['app', 'components'], /\.(css|styles\.ts)$/)

/** The Markdown of an article is rendered elsewhere than its styles. */
const sources = readFiles(['app', 'components', 'content/load'], /(?<!\.styles)\.tsx?$/).map(
  (source) => ({
    ...source,
    folder: source.folder.replace(/^content\/load.*/, 'components/blog'),
  }),
)

const listSources = (folder: string) => sources.filter((source) => source.folder === folder)

const listNames = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
]
const listClasses = (css: string) => listNames(css, /(?<!styled)\.(?!withConfig)([a-z][\w-]*)/gi)

const utilities = listClasses(
  readFileSync('styles/utilities.css', 'utf8') + readFileSync('styles/base.css', 'utf8'),
)

/** The global classes that a sheet names: those of a module are its own. */
const globalClasses = sheets
  .filter(({ file }) => !file.includes('.module.'))
  .flatMap(({ file, folder, text }) =>
    listClasses(text).map((name) => ({ file, folder, name, fault: `${file} .${name}` })),
  )

/** Whether a source of the folder has a string with that word. */
const isWritten = (word: string, readers: typeof sources) => {
  const inString = new RegExp(`(["'\`])(?:[^"'\`\\n]*[ .])?${word}(?: [^"'\`\\n]*)?\\1`)
  return readers.some(({ text }) => inString.test(text))
}

/** A script and the tree of a Markdown file write `data-chat-part` as `chatPart`. */
const isRendered = (name: string, readers: typeof sources) => {
  const camel = name.slice('data-'.length).replace(/-./g, ([, letter = '']) => letter.toUpperCase())
  const written = new RegExp(`${name}(?![\\w-])|\\b(?:dataset\\.|data)${camel}\\b`, 'i')
  return readers.some(({ text }) => written.test(text))
}

test('styles a class in one folder alone, unless it is a utility', () => {
  const shared = globalClasses.filter(
    ({ name, folder }) =>
      !utilities.includes(name) &&
      globalClasses.some((other) => other.name === name && other.folder !== folder),
  )
  expect(shared.map(({ fault }) => fault)).toEqual([])
})

test('styles a class that its folder renders, or that has the name of the sheet', () => {
  const foreign = globalClasses.filter(
    ({ file, folder, name }) =>
      !name.startsWith(path.basename(file, '.css')) && !isWritten(name, listSources(folder)),
  )
  expect(foreign.map(({ fault }) => fault)).toEqual([])
})

const modules = sheets
  .filter(({ file }) => file.includes('.module.'))
  .map(({ file, text }) => ({ file, defined: listClasses(text) }))

/** The classes of a module that its importers read. */
const listReadClasses = (module: string) =>
  sources.flatMap(({ folder, text }) =>
    Array.from(text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g), ([, name, from]) => ({
      name: String(name),
      file: path.join(folder, String(from)),
    }))
      .filter(({ file }) => file === module)
      .flatMap(({ name }) => listNames(text, new RegExp(`\\b${name}\\.(?!module)(\\w+)`, 'g'))),
  )

test('defines in a module exactly the classes that its importers read', () => {
  const faults = modules.flatMap(({ file, defined }) => {
    const read = listReadClasses(file)
    const unread = defined.filter((name) => !read.includes(name))
    const missing = read.filter((name) => !defined.includes(name))
    return [...unread, ...missing].map((name) => `${file} .${name}`)
  })
  expect(faults).toEqual([])
})

test('gives no class of a module the name of a utility or of a part of components/ui', () => {
  const parts = globalClasses.filter(({ folder }) => folder === 'components/ui')
  const taken = [...utilities, ...parts.map(({ name }) => name)]
  const faults = modules.flatMap(({ file, defined }) =>
    defined.filter((name) => taken.includes(name)).map((name) => `${file} .${name}`),
  )
  expect(faults).toEqual([])
})

test('reaches for no global class from a module', () => {
  expect(sheets.filter(({ text }) => text.includes(':global')).map(({ file }) => file)).toEqual([])
})

test('reads an attribute that its folder writes, or that the decision on styles lists', () => {
  const decision = readFileSync('docs/decisions/0012-styles.md', 'utf8')
  const isShared = (name: string) => decision.includes(`\`${name}\``)
  const foreign = sheets.flatMap(({ file, folder, text }) =>
    listNames(text, /\[(data-[\w-]+)/g)
      .filter((name) => !isShared(name) && !isRendered(name, listSources(folder)))
      .map((name) => `${file} [${name}]`),
  )
  expect(foreign).toEqual([])
})

test('names in the styles of the site only what is rendered, or what a script writes', () => {
  const renderers = sources.filter(({ file }) => /\.tsx$|^content.load/.test(file))
  // A font's file name, which ends in .woff2, is no class.
  const stale = readFiles(['styles'], /(?<!\/fonts)\.css$/).flatMap(({ file, text }) =>
    [
      ...listClasses(text).filter((name) => !isWritten(name, renderers)),
      ...listNames(text, /\[(data-[\w-]+)/g).filter((name) => !isRendered(name, sources)),
    ].map((name) => `${file} ${name}`),
  )
  expect(stale).toEqual([])
})

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).map((file) => path.join('components', file))
const modules = files.filter((file) => file.endsWith('.module.css'))

/** The classes that a module makes; `:global(…)` names those of the whole site and of the authors' Markdown. */
const madeBy = (file: string) => {
  const text = readFileSync(file, 'utf8')
    .replace(/composes: .*;/g, '')
    .replace(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '')
  return new Set(Array.from(text.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name))
}

/** The classes that the components which import it put on an element. */
const used = new Map(modules.map((file) => [file, new Set<string>()]))
for (const file of files.filter((each) => each.endsWith('.tsx'))) {
  const text = readFileSync(file, 'utf8')
  const [, address] = /import css from '(.+\.module\.css)'/.exec(text) ?? []
  const names = address === undefined ? undefined : used.get(path.join(path.dirname(file), address))
  for (const [, name = ''] of text.matchAll(/\bcss\.(\w+)/g)) names?.add(name)
}

describe('the CSS modules', () => {
  test('are there', () => {
    expect(modules.length).toBeGreaterThan(30)
  })

  // TypeScript takes any name for a class, and a name that nobody makes draws nothing.
  test.each(modules)('%s: each class is made and worn', (file) => {
    expect([...(used.get(file) ?? [])].sort()).toEqual([...madeBy(file)].sort())
  })
})

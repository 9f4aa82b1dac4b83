import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { files } from '@/content/schema/files'
import type { words } from '@/content/words'
import { nameOfFile } from '@/scripts/editor/config'
import { bundleEditor } from '@/scripts/editor/make-editor'
import { makeFolder } from '../../support/folder'

type BeforeSave = (event: { entry: { get: (name: string) => unknown } }) => void
type Format = { fromFile: (text: string) => unknown; toFile: (data: unknown) => string }

const dir = makeFolder()
const init = jest.fn()
const listeners = new Map<string, BeforeSave>()
const formats = new Map<string, Format>()

/** The page as Decap drives it, without Decap. */
beforeAll(async () => {
  await bundleEditor(dir)
  const CMS = {
    init,
    registerCustomFormat: (name: string, _extension: string, format: Format) => formats.set(name, format),
    registerEventListener: ({ name, handler }: { name: string; handler: BeforeSave }) => listeners.set(name, handler),
    registerWidget: () => undefined,
  }
  const nothing = () => undefined
  const window = { CMS, createClass: nothing, confirm: nothing, editorSettings: { backend: {} } }
  const document = { createElement: () => ({}) }
  const location = { pathname: '/gestion/' }
  runInNewContext(readFileSync(path.join(dir, 'page.js'), 'utf8'), { window, document, location, URL, URLSearchParams })
})

const formOf = (file: string, format = 'content') => formats.get(format)?.fromFile(readFileSync(file, 'utf8'))

/** Decap tells that it saves, then asks for the text of the file. */
function save(slug: string, data: unknown, format = 'content') {
  const collection = format === 'article' ? 'articles' : 'pages'
  const values: Record<string, unknown> = { slug, collection, data: { toJS: () => data } }
  listeners.get('preSave')?.({ entry: { get: (name) => values[name] } })
  return formats.get(format)?.toFile(data)
}

test('starts Decap with what content/ holds', () => {
  expect(init).toHaveBeenCalledTimes(1)
})

test.each(files)('saves $file without changing a byte', ({ file }) => {
  expect(save(nameOfFile(file), formOf(file))).toBe(readFileSync(file, 'utf8'))
})

test.each(readdirSync('content/articles'))('saves %s without changing a byte', (name) => {
  const file = `content/articles/${name}`
  expect(save(name.replace('.md', ''), formOf(file, 'article'), 'article')).toBe(readFileSync(file, 'utf8'))
})

describe('refuses to save', () => {
  test('a text that is too long, with its place in the form', () => {
    const faq = formOf('content/faq.yml') as { items: { questions: object[] }[] }
    const [first = { questions: [] }, ...others] = faq.items
    const [, ...questions] = first.questions
    const long = { ...first.questions[0], question: 'a'.repeat(121) }

    const change = () => save('faq', { items: [{ ...first, questions: [long, ...questions] }, ...others] })
    expect(change).toThrow('Contenu à corriger dans Questions fréquentes\n  Éléments 1, Questions 1, Question : trouvé « aaa')
  })

  test('the removal of a testimonial until the home page names another', () => {
    const home = formOf('content/pages/accueil.yml') as typeof words.home
    const { items } = formOf('content/testimonials.yml') as { items: { id: string }[] }
    const [first = '', second = '', third = ''] = home.testimonials.ids
    const others = items.filter(({ id }) => id !== first)
    const added = { ...others[0], id: 'zoe-levis' }

    const remove = () => save('testimonials', { items: [...others, added] })
    expect(remove).toThrow(`Contenu à corriger dans Accueil\n  Témoignages, Identifiants 1 : trouvé « ${first} »; attendu`)

    save('pages-accueil', { ...home, testimonials: { ...home.testimonials, ids: [others.at(-1)?.id, second, third] } })
    expect(remove).not.toThrow()
  })
})

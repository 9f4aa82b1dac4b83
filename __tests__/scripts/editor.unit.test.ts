import { describe, expect, jest, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'yaml'
import { z } from 'zod'
import { longDate } from '@/content/fields'
import { articles } from '@/content/articles'
import { files, groups, type words } from '@/content/words'
import { articleSchema } from '@/content/schemas'
import { makeForms } from '@/scripts/editor/config'
import { articleToFile, articleToForm, lostLinks, toFile, toForm } from '@/scripts/editor/entries'
import { bundleEditor } from '@/scripts/editor/make-editor'
import { readField } from '@/scripts/editor/nodes'
import { makeFolder } from '../support/folder'

const textsOf = (file: string) => parse(readFileSync(`scripts/editor/${file}`, 'utf8')) as Record<string, string>
const names = textsOf('names.yml')
const guides = textsOf('guides.yml')

describe('a save that changes nothing', () => {
  test.each(files)('changes no byte of $file', ({ file, schema }) => {
    const text = readFileSync(file, 'utf8')
    expect(toFile(readField(schema, file), toForm(text))).toBe(text)
  })

  test.each(readdirSync('content/articles'))('changes no byte of %s', (name) => {
    const text = readFileSync(`content/articles/${name}`, 'utf8')
    expect(articleToFile(readField(articleSchema, name), articleToForm(text))).toBe(text)
  })
})

describe('the form of a schema', () => {
  const formOf = (schema: z.ZodType) =>
    makeForms({ ...names, essai: 'Essai' }, { 'essai.title': 'De 1 à 9 mots.', title: 'Un titre.', 'items.*': 'Un élément.' }).collections([
      { name: 'essai', label: 'Essai', files: [{ file: 'content/essai.yml', label: 'Essai', page: '/faq', schema }] },
    ])[0]?.files[0]?.fields

  test('has a place for each field, in its kind, with its sentence', () => {
    const schema = z.strictObject({
      title: z.string().max(60),
      text: z.string().max(600).transform(String),
      date: longDate(),
      isSample: z.boolean().default(false),
      lang: z.literal('en').optional(),
      items: z.array(z.strictObject({ label: z.string().max(20) })).length(2),
    })
    expect(formOf(schema)).toEqual([
      { label: 'Titre', name: 'title', required: true, hint: '[Voir la page](/faq/) De 1 à 9 mots.', widget: 'string' },
      { label: 'Texte', name: 'text', required: true, widget: 'text' },
      { label: 'Date', name: 'date', required: true, widget: 'string' },
      { label: 'Exemple fictif', name: 'isSample', required: false, widget: 'boolean' },
      { label: 'Langue', name: 'lang', required: false, widget: 'select', options: [{ label: 'en', value: 'en' }] },
      expect.objectContaining({ widget: 'list', min: 2, max: 2, allow_add: false, allow_remove: false, summary: '{{fields.label}}' }),
    ])
  })

  test('asks for no field of a group that may be left empty', () => {
    const inner = (required: boolean) => expect.objectContaining({ name: 'title', required })
    const group = z.strictObject({ title: z.string() })
    expect(formOf(z.strictObject({ link: group.optional(), items: z.array(group).optional(), text: group }))).toEqual([
      expect.objectContaining({ name: 'link', required: false, fields: [inner(false)] }),
      expect.objectContaining({ name: 'items', required: false, fields: [inner(true)] }),
      expect.objectContaining({ name: 'text', required: true, fields: [inner(true)] }),
    ])
  })

  test('is refused for a field without a French name, and for a kind that has no form', () => {
    expect(() => formOf(z.strictObject({ sansNom: z.string() }))).toThrow('essai.sansNom: name « sansNom » for authors')
    expect(() => formOf(z.strictObject({ essai: z.map(z.string(), z.string()) }))).toThrow('has no form for « map »')
  })

  test('is there for all that authors write, with each sentence of the guide', () => {
    const written = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yml'))
    expect(files.map(({ file }) => file).sort()).toEqual(written.map((file) => `content/${file}`).sort())
    const forms = makeForms(names, guides)
    expect(forms.collections(groups).flatMap((group) => group.files)).toHaveLength(files.length)
    const shown = JSON.stringify([forms.collections(groups), forms.articleFields(articleSchema)])
    expect(Object.values(guides).filter((sentence) => !shown.includes(sentence))).toEqual([])
  })
})

describe('a link to a page of this site that does not exist', () => {
  const pages = new Set([...files.map(({ page }) => page), ...articles.map(({ path }) => path)])

  test('is found, with its place', () => {
    const data = { items: [{ href: '/contact' }, { href: '/contcat' }], answer: 'Voir [le bail](/bail#signer) et [l’aide](/aide/).' }
    expect(lostLinks(data, pages)).toEqual([
      { path: ['items', 1, 'href'], address: '/contcat' },
      { path: ['answer'], address: '/aide/' },
    ])
  })

  test('is in none of our files', () => {
    const texts = [...files.map(({ file }) => file), ...readdirSync('content/articles').map((name) => `content/articles/${name}`)]
    const found = texts.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return lostLinks(file.endsWith('.md') ? articleToForm(text) : parse(text), pages)
    })
    expect(found).toEqual([])
  })
})

const dir = makeFolder()

type Save = (event: { entry: { get: (name: string) => unknown } }) => void

/** The page of the editor, loaded without Decap: what it starts, and what it does before a save. */
async function openPage() {
  await bundleEditor(dir)
  const init = jest.fn()
  const listeners = new Map<string, Save>()
  const nothing = () => undefined
  const registerEventListener = ({ name, handler }: { name: string; handler: Save }) => listeners.set(name, handler)
  const CMS = { init, registerCustomFormat: nothing, registerEventListener, registerWidget: nothing }
  const window = { CMS, createClass: nothing, confirm: nothing, editorSettings: { backend: {} } }
  const document = { createElement: () => ({}) }
  const location = { pathname: '/gestion/' }
  runInNewContext(readFileSync(path.join(dir, 'page.js'), 'utf8'), { window, document, location, URL, URLSearchParams })

  const save = (slug: string, data: unknown) =>
    listeners.get('preSave')?.({ entry: { get: (name) => (name === 'data' ? { toJS: () => data } : { slug }[name]) } })
  return { init, save }
}

describe('the page of the editor', () => {
  test('starts with all that content/ reads', async () => {
    const { init } = await openPage()
    expect(init).toHaveBeenCalledTimes(1)
  })

  test('refuses to remove a testimonial until the home page names another', async () => {
    const { save } = await openPage()
    const home = toForm(readFileSync('content/pages/accueil.yml', 'utf8')) as typeof words.home
    const { items } = toForm(readFileSync('content/testimonials.yml', 'utf8')) as { items: { id: string }[] }
    const [first = '', second = '', third = ''] = home.testimonials.ids
    const others = items.filter(({ id }) => id !== first)
    const added = { ...others[0], id: 'zoe-levis' }

    const remove = () => {
      save('testimonials', { items: [...others, added] })
    }
    expect(remove).toThrow(`Contenu à corriger dans Accueil\n  Témoignages, Identifiants 1 : trouvé « ${first} »; attendu`)

    save('pages-accueil', { ...home, testimonials: { ...home.testimonials, ids: [others.at(-1)?.id, second, third] } })
    expect(remove).not.toThrow()
  })
})

test('a switch that nobody touched is off', () => {
  const field = readField(z.strictObject({ title: z.string(), isSample: z.boolean(), isListed: z.boolean().default(true) }), 'x')
  expect(toFile(field, { title: 'Un titre' })).toBe('title: Un titre\nisSample: false\n')
})

test('a field that was emptied leaves the file, a list that must be there stays', () => {
  const field = readField(z.strictObject({ title: z.string(), text: z.string().optional(), items: z.array(z.string()) }), 'x')
  expect(toFile(field, { items: [], text: '', title: 'Un titre' })).toBe('title: Un titre\nitems: []\n')
})

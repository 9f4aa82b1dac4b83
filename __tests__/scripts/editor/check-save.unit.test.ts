import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'
import { files } from '@/content/schema/files'
import { loadSheet } from '@/content/sheets'
import type { words } from '@/content/words'
import { nameOfFile } from '@/scripts/editor/files'
import { bundleEditor } from '@/scripts/editor/make-editor'
import { makeTempFolder } from '../../support/temp-folder'

type BeforeSave = (event: { entry: { get: (name: string) => unknown } }) => Promise<void>
type Config = { collections: { name: string; files?: { name: string; preview_path: string }[] }[] }
type Format = { fromFile: (text: string) => unknown; toFile: (data: unknown) => string }

const dir = makeTempFolder()
const focus = jest.fn()
const init = jest.fn<(settings: { config: Config }) => void>()
const french = {
  app: { header: { media: 'Media' } },
  collection: { collectionTop: {}, sidebar: {} },
  editor: {
    editor: { onLeavePage: 'Quitter?' },
    editorControl: { field: {} },
    editorToolbar: { publish: 'Publier', status: 'Statut' },
  },
  mediaLibrary: { mediaLibrary: {}, mediaLibraryModal: {} },
  ui: { toast: {} },
}
const listeners = new Map<string, BeforeSave>()
const formats = new Map<string, Format>()
const { window } = new JSDOM('', { url: 'http://localhost:3000/gestion/' })

/** The site has every anchor that content/ names, and no page /bial. */
const anchors = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:yml|md)$/.test(name))
  .flatMap((name) => [...readFileSync(`content/${name}`, 'utf8').matchAll(/#([\w-]+)/g)])
  .map(([, anchor = '']) => ` id="${anchor}"`)
const send = jest.fn((address: string, _options?: object) =>
  Promise.resolve({ ok: !address.includes('bial'), text: () => Promise.resolve(anchors.join('')) }),
)

/** The page as Decap drives it, without Decap. */
beforeAll(async () => {
  await bundleEditor(dir)
  const CMS = {
    init,
    getLocale: () => french,
    registerCustomFormat: (name: string, _extension: string, format: Format) =>
      formats.set(name, format),
    registerEventListener: ({ name, handler }: { name: string; handler: BeforeSave }) =>
      listeners.set(name, handler),
    registerWidget: () => undefined,
    registerPreviewTemplate: () => undefined,
    registerPreviewStyle: () => undefined,
  }
  const nothing = () => undefined
  Object.assign(window, {
    CMS,
    createClass: nothing,
    editorSettings: { backend: {} },
    formPane: { focus },
    fetch: send,
  })
  const { document, Element, MutationObserver, location } = window
  runInNewContext(readFileSync(path.join(dir, 'page.js'), 'utf8'), {
    window,
    document,
    Element,
    MutationObserver,
    location,
    URL,
    URLSearchParams,
    setTimeout: (run: () => void) => {
      run()
    },
  })
})

const getForm = (file: string, format = 'content') =>
  formats.get(format)?.fromFile(readFileSync(file, 'utf8'))

/** Decap tells that it saves, then asks for the text of the file. */
async function save(
  slug: string,
  data: unknown,
  format = 'content',
  collection = format === 'article' ? 'articles' : 'pages',
) {
  const values: Record<string, unknown> = { slug, collection, data: { toJS: () => data } }
  await listeners.get('preSave')?.({ entry: { get: (name) => values[name] } })
  return formats.get(format)?.toFile(data)
}

test('leads from each form to its page', () => {
  const [{ config } = { config: { collections: [] } }] = init.mock.calls[0] ?? []
  const paths = config.collections.flatMap(({ files = [] }) =>
    files.map((file) => [file.name, file.preview_path]),
  )
  expect(Object.fromEntries(paths)).toMatchObject({ 'pages-faq': 'faq/', 'pages-accueil': '/' })
  expect(config.collections.slice(-2)).toMatchObject([
    { preview_path: 'blog/{{slug}}/' },
    { preview_path: 'feuilles/{{slug}}/' },
  ])
})

test('labels the local button « Enregistrer » and warns of unsaved text', () => {
  expect(french).toMatchObject({
    app: { header: { media: 'Images' } },
    editor: {
      editor: { onLeavePage: expect.stringContaining('sera perdu') },
      editorToolbar: expect.objectContaining({ publish: 'Enregistrer', status: 'Statut' }),
    },
  })
})

test.each(files)('saves $file without changing a byte', async (known) => {
  expect(await save(nameOfFile(known), getForm(known.file))).toBe(readFileSync(known.file, 'utf8'))
})

test.each(readdirSync('content/articles'))('saves %s without changing a byte', async (name) => {
  const file = `content/articles/${name}`
  expect(await save(name.replace('.md', ''), getForm(file, 'article'), 'article')).toBe(
    readFileSync(file, 'utf8'),
  )
})

describe('a sheet', () => {
  const folder = 'content/feuilles'
  const saveSheet = (slug: string, data: unknown) => save(slug, data, 'content', 'feuilles')

  test.each(readdirSync(folder))('%s is saved without changing a byte', async (name) => {
    const file = `${folder}/${name}`
    expect(await saveSheet(name.replace('.yml', ''), getForm(file))).toBe(
      readFileSync(file, 'utf8'),
    )
  })

  test('is added to the site by a form alone', async () => {
    const form = { ...(getForm(`${folder}/portrait.yml`) as object), title: 'Le studio' }
    const added = loadSheet('le-studio', (await saveSheet('', form)) ?? '')
    expect(added.path).toBe('/feuilles/le-studio')
    const collections: unknown = expect.arrayContaining([
      expect.objectContaining({ folder, create: true }),
    ])
    expect(init).toHaveBeenCalledWith({ config: expect.objectContaining({ collections }) })
  })
})

/** Returns the message beside the form, with a line for each mistake. */
const mistakes = () =>
  Array.from(
    window.document.querySelectorAll('[role="alert"] :is(h3, li)'),
    ({ textContent }) => textContent,
  )

describe('refuses to save', () => {
  test('a text that is too long, with its place in the form', async () => {
    const faq = getForm('content/faq.yml') as { items: { questions: object[] }[] }
    const [first = { questions: [] }, ...others] = faq.items
    const [, ...questions] = first.questions
    const long = { ...first.questions[0], question: 'a'.repeat(121) }

    await expect(
      save('faq', { items: [{ ...first, questions: [long, ...questions] }, ...others] }),
    ).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()).toEqual([
      'Questions fréquentes',
      expect.stringMatching(
        /^Thèmes « .+ », Questions « a+… » \(121 caractères\), Question : trouvé « a+… » \(121 caractères\); attendu : au plus 120 caractères$/,
      ),
    ])
    expect(focus).toHaveBeenLastCalledWith('items.0.questions.0.question.text')
  })

  test('an article, with the mistakes of its fields and of its text together', async () => {
    const article = getForm('content/articles/article-1.md', 'article') as object
    await expect(
      save('article-1', { ...article, title: '', body: 'Voir [le bail](/bial).' }, 'article'),
    ).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()).toEqual([
      'Article',
      'Titre : à remplir',
      'Texte : trouvé « Voir [le bail](/bial). »; attendu : un texte qui se lit en 3 à 7 min (de 500 à 1 499 mots), et non en 0 (3 mots)',
      'Article',
      'Texte : trouvé « /bial »; attendu : une adresse du site, comme /contact ou /faq#rpa',
    ])
  })

  test('a form where a picture is chosen and not added', async () => {
    const { body } = window.document
    body.insertAdjacentHTML('beforeend', '<p data-part="upload"><input value="Un chat."></p>')
    await expect(save('site', getForm('content/site.yml'))).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()).toEqual([
      'Apporter une nouvelle image',
      expect.stringContaining('choisie sans être ajoutée'),
    ])
    body.querySelector('[data-part="upload"]')?.remove()
  })

  test('a site without its phone number, with an example', async () => {
    const site = getForm('content/site.yml') as object
    await expect(save('site', { ...site, phone: '' })).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()).toContain(
      'Téléphone : trouvé rien; attendu : un numéro écrit comme 418 555-0134',
    )
  })

  test('a testimonial of a real person without its date and consent', async () => {
    const { items } = getForm('content/testimonials.yml') as { items: object[] }
    const [first, ...others] = items
    const real = { ...first, isSample: false, givenOn: '', consent: '' }
    await expect(save('testimonials', { items: [real, ...others] })).rejects.toThrow(
      'Rien n’est enregistré',
    )
    expect(mistakes()).toEqual([
      'Témoignages',
      expect.stringContaining(
        ', Recueilli le (exigé pour une vraie personne) : trouvé rien; attendu : le jour où',
      ),
      expect.stringContaining(
        ', Consentement (exigé pour une vraie personne) : trouvé rien; attendu : comment',
      ),
    ])
  })

  test('a question whose address changes while the search leads to it', async () => {
    const faq = getForm('content/faq.yml') as { items: { questions: { id: string }[] }[] }
    const items = faq.items.map(({ questions, ...others }) => ({
      ...others,
      questions: questions.map((question) =>
        question.id === 'rpa' ? { ...question, id: 'residences' } : question,
      ),
    }))
    await expect(save('faq', { items })).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()[0]).toBe('Mots de la recherche')
    expect(mistakes()[1]).toMatch(
      /^Sujets « .+ », Pages \d : trouvé « \/faq#rpa »; attendu : une adresse du site comme/,
    )
  })

  test('a list of pictures without one that a page shows', async () => {
    const { items } = getForm('content/pictures.yml') as { items: { name: string }[] }
    await expect(
      save('pictures', { items: items.filter(({ name }) => name !== 'equipe-1') }),
    ).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()).toContainEqual(
      expect.stringMatching(/^equipe-1 : Conseillères : Personnes « .+ », Image$/),
    )
  })

  test('the removal of a testimonial until the home page names another', async () => {
    const home = getForm('content/pages/accueil.yml') as typeof words.homePage
    const { items } = getForm('content/testimonials.yml') as { items: { id: string }[] }
    const [first = '', second = '', third = ''] = home.testimonials.ids
    const others = items.filter(({ id }) => id !== first)
    const added = { ...others[0], id: 'zoe-levis' }

    const remove = () => save('testimonials', { items: [...others, added] })
    await expect(remove()).rejects.toThrow('Rien n’est enregistré')
    expect(mistakes()).toEqual([
      'Accueil',
      expect.stringContaining(`Témoignages, Identifiants 1 : trouvé « ${first} »; attendu`),
    ])

    await save('pages-accueil', {
      ...home,
      testimonials: { ...home.testimonials, ids: [others.at(-1)?.id, second, third] },
    })
    await expect(remove()).resolves.toBeDefined()
  })
})

test('says in French that the editor does not answer any more', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(window.fetch('api')).rejects.toThrow('L’éditeur ne répond plus.')
  expect(window.document.querySelector('[role="alert"] h2')?.textContent).toContain('relancez-le')
})

describe('a picture that is deleted', () => {
  const requestFor = (file: string) => ({
    local: JSON.stringify({ action: 'deleteFiles', params: { paths: [file] } }),
    github: JSON.stringify({
      base_tree: 'a1b2',
      tree: [{ path: file, mode: '100644', type: 'blob', sha: null }],
    }),
  })

  test.each(['local', 'github'] as const)(
    'stays while the site shows it, and is said where (%s)',
    async (backend) => {
      const request = requestFor('content/images/masters/equipe-1.webp')
      await expect(window.fetch('/', { body: request[backend] })).rejects.toThrow(
        'Rien n’est supprimé',
      )
      expect(send).not.toHaveBeenCalledWith('/', expect.anything())
      expect(mistakes()[0]).toContain('equipe-1.webp')
      expect(mistakes()).toContainEqual(
        expect.stringMatching(/^Conseillères : Personnes « .+ », Image$/),
      )
    },
  )

  test('stays until its own entry of the list is gone', async () => {
    const { local } = requestFor('content/images/masters/piles.webp')
    await expect(window.fetch('/', { body: local })).rejects.toThrow('Rien n’est supprimé')
    expect(mistakes()).toContainEqual(expect.stringContaining('retirez-la d’abord de cette liste'))
  })

  test('stays as the version for the dark theme of one that the site shows', async () => {
    const { local } = requestFor('content/images/masters/equipe-1-soir.webp')
    await expect(window.fetch('/', { body: local })).rejects.toThrow('Rien n’est supprimé')
    expect(mistakes()).toContainEqual(expect.stringMatching(/^Conseillères : Personnes/))
  })

  test.each(['petite', 'inconnue'])('goes when nothing shows it (%s)', async (name) => {
    send.mockClear()
    await window.fetch('/', { body: requestFor(`content/images/masters/${name}.webp`).local })
    expect(send).toHaveBeenCalledWith('/', expect.anything())
  })
})

// The editor in the browser of an author: Decap CMS, with the forms of our schemas and their sentences for what is wrong.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { articles, makeArticle } from '../../content/articles'
import { placeholders } from '../../content/placeholders'
import { homeReferences } from '../../content/references'
import { descriptionOf, imageNames, findPicture } from '../../content/pictures'
import { checkContent } from '../../content/load/check'
import { articleSchema } from '../../content/schema/articles'
import { files, groups, listFiles, pageFiles, type ContentFile } from '../../content/schema/files'
import { articleWidgets, collectionsOf, nameOfFile } from './config'
import { articleToFile, articleToForm, heldBy, lostLinks, plainFile, toFile, toForm } from './entries'
import decap from './decap.json'
import { describePath, readForm } from './form'

type Data = { toJS(): Record<string, unknown> }
type Entry = { get(name: 'slug' | 'collection'): string; get(name: 'data'): Data }
type Props = { value?: string; forID: string; classNameWrapper: string; onChange: (value: string) => void }
type Format = { fromFile: (text: string) => unknown; toFile: (data: unknown) => string }
type Cms = {
  init(options: { config: unknown }): void
  registerCustomFormat(name: string, extension: string, format: Format): void
  registerEventListener(listener: { name: 'preSave' | 'postSave'; handler: (event: { entry: Entry }) => unknown }): void
  registerWidget(name: string, control: unknown): void
}
/** Where drafts go: the program on this machine, or a repository of GitHub and the function that signs in. */
export type EditorSettings = { backend: Record<string, string>; login?: { clientId: string; address: string } }

declare global {
  interface Window {
    CMS: Cms
    editorSettings: EditorSettings
    createClass: (spec: { render: (this: { props: Props }) => unknown }) => unknown
    h: (tag: string, props: object | null, ...children: unknown[]) => unknown
  }
}

const article = readForm(articleSchema)
const articleText = (data: unknown) => articleToFile(article, data)

/** How the file that is being saved is written: Decap asks for its text right after it has told that it saves. */
let write: ((data: unknown) => string) | undefined

const pages = new Set([...files.map(({ page }) => page), ...articles.map(({ path }) => path)])

type PlaceOf = (path: readonly PropertyKey[]) => string

function refuseLostLinks(label: string, data: unknown, placeOf: PlaceOf) {
  const lines = lostLinks(data, pages).map(({ path, address }) => `  ${placeOf(path)} : trouvé « ${address} »; attendu : une page du site.`)
  if (lines.length > 0) throw new Error(`Contenu à corriger dans ${label}\n${lines.join('\n')}`)
}

/** What was saved since this page was loaded, by its file. */
const savedFiles = new Map<string, unknown>()

/** A testimonial may not leave, or change its id, while the home page names it. */
function refuseLostReferences(file: string, data: unknown) {
  const { home } = pageFiles
  const { testimonials } = listFiles
  const now = new Map(savedFiles).set(file, data)
  const dataOf = (known: ContentFile): unknown => now.get(known.file) ?? parse(readFileSync(known.file, 'utf8'))

  const known = checkContent(testimonials.label, testimonials.schema, dataOf(testimonials), { placeholders })
  const homeForm = readForm(home.schema)
  checkContent(home.label, homeReferences(known), dataOf(home), { describePath: (path) => describePath(homeForm, path) })
  savedFiles.set(file, data)
}

function onSave({ entry }: { entry: Entry }) {
  const data = entry.get('data').toJS()
  const slug = entry.get('slug')
  if (entry.get('collection') === 'articles') {
    makeArticle(`${slug || nextArticle}.md`, articleText(data))
    refuseLostLinks('l’article', data, (path) => (path[0] === 'body' ? decap.body.label : describePath(article, path)))
    write = articleText
    return
  }
  const known = files.find(({ file }) => nameOfFile(file) === slug)
  if (!known) throw new Error(`No file of content/ is named ${slug}.`)

  const form = readForm(known.schema)
  const placeOf: PlaceOf = (path) => describePath(form, path)
  const held = heldBy(form, data)
  checkContent(known.label, known.schema, held, { placeholders, describePath: placeOf })
  refuseLostLinks(known.label, held, placeOf)
  refuseLostReferences(known.file, held)
  write = (saved) => toFile(form, saved)
}

function textOf(data: unknown, otherwise: (data: unknown) => string) {
  const text = (write ?? otherwise)(data)
  write = undefined
  return text
}

const nextArticle = `article-${String(Math.max(...articles.map(({ id }) => id)) + 1)}`

/** The pictures of the library, seen. */
const pictureWidget = window.createClass({
  render() {
    const { value, forID, classNameWrapper, onChange } = this.props
    const choices = imageNames.map((name) => {
      const picture = window.h('img', { src: findPicture(name).fallback, alt: descriptionOf(name), loading: 'lazy' })
      const about = { key: name, type: 'button', title: descriptionOf(name), 'aria-pressed': name === value, className: 'picture-choice' }
      return window.h('button', { ...about, onClick: () => onChange(name) }, picture, name)
    })
    return window.h('div', { id: forID, className: classNameWrapper }, window.h('div', { className: 'picture-choices' }, ...choices))
  },
})

const { CMS, editorSettings } = window
// The one question that Decap's French leaves in English.
const ask = window.confirm.bind(window)
window.confirm = (question = '') => ask(question.replace(/^(.+) already exists\..*$/, '$1 existe déjà. Voulez-vous le remplacer?'))

const signIn = { base_url: location.origin, auth_endpoint: `${location.pathname.slice(1)}connexion.html` }
CMS.registerCustomFormat('content', 'yml', { fromFile: toForm, toFile: (data) => textOf(data, plainFile) })
CMS.registerCustomFormat('article', 'md', { fromFile: articleToForm, toFile: (data) => textOf(data, articleText) })
CMS.registerWidget('picture', pictureWidget)
CMS.registerEventListener({ name: 'preSave', handler: onSave })
CMS.registerEventListener({
  name: 'postSave',
  // The next article has another number.
  handler: ({ entry }) => {
    if (entry.get('collection') === 'articles') setTimeout(() => location.reload())
  },
})
CMS.init({
  config: {
    ...decap.config,
    backend: { ...editorSettings.backend, ...(editorSettings.login && signIn) },
    // A draft is a branch, and « Prêt » a request to merge it.
    ...(editorSettings.login && { publish_mode: 'editorial_workflow' }),
    site_url: location.origin,
    collections: [
      ...collectionsOf(groups),
      { ...decap.articles, slug: nextArticle, fields: [...articleWidgets(articleSchema), decap.body] },
    ],
  },
})

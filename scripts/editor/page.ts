// The editor in the browser of an author: Decap CMS, with the forms of our schemas and our French
// sentences for mistakes.
import { articles } from '../../content/articles'
import { articleSchema } from '../../content/schema/articles'
import { files, groups } from '../../content/schema/files'
import { checkArticle, checkFile, SaveRefused, writeArticle, type WriteFile } from './check-save'
import { articleWidgets, collectionsOf, nameOfFile } from './config'
import decap from './decap.json'
import { articleToForm, toForm, toPlainFile } from './entries'
import { easeLists } from './list-items'
import { hideMistakes, showMistakes } from './mistakes'
import { findUsedPictures, readDeletion } from './picture-uses'
import { pictureWidget } from './picture-widget'
import { pagePreview, previewStyle, reloadPreview } from './preview'

type Data = { toJS(): Record<string, unknown> }
type Entry = { get(name: 'slug' | 'collection'): string; get(name: 'data'): Data }
type Format = { fromFile: (text: string) => unknown; toFile: (data: unknown) => string }
type Cms = {
  init(options: { config: unknown }): void
  registerCustomFormat(name: string, extension: string, format: Format): void
  registerEventListener(listener: {
    name: 'preSave' | 'postSave'
    handler: (event: { entry: Entry }) => unknown
  }): void
  registerWidget(name: string, control: unknown): void
  registerPreviewTemplate(name: string, template: unknown): void
  registerPreviewStyle(style: string, options: { raw: true }): void
}
/**
 * Where drafts go: the program on this machine, or a repository of GitHub and the function that
 * signs in.
 */
export type EditorSettings = {
  backend: Record<string, string>
  login?: { clientId: string; address: string }
}

declare global {
  interface Window {
    CMS: Cms
    editorSettings: EditorSettings
    createClass: (spec: object) => unknown
    h: (tag: string, props: object | null, ...children: unknown[]) => unknown
  }
}

const { words } = decap
const nextArticle = `article-${String(Math.max(...articles.map(({ id }) => id)) + 1)}`

/** How the file that is being saved is written: Decap asks for its text right after `preSave`. */
let write: WriteFile | undefined

function beforeSave({ entry }: { entry: Entry }) {
  const data = entry.get('data').toJS()
  const slug = entry.get('slug')

  try {
    write =
      entry.get('collection') === 'articles'
        ? checkArticle(slug || nextArticle, data)
        : checkFile(slug, data)
    hideMistakes()
  } catch (error) {
    if (!(error instanceof SaveRefused)) throw error
    showMistakes(words.corrections, error.mistakes)
    throw refusal(words.refused)
  }
}

/** Decap prints the name of an error before its message. */
const refusal = (message: string) => Object.assign(new Error(message), { name: '' })

/** Set where an article was written under the number of the next one. */
let isNumberTaken = false

function afterSave({ entry }: { entry: Entry }) {
  if (entry.get('collection') === 'articles') isNumberTaken = true
  reloadPreview()
}

/** Of another form, the mistakes are another's; the next article has another number. */
function onLeave() {
  hideMistakes()
  if (isNumberTaken && location.hash.endsWith('/articles/new')) location.reload()
}

function textOf(data: unknown, otherwise: WriteFile) {
  const text = (write ?? otherwise)(data)
  write = undefined
  return text
}

const { CMS, editorSettings } = window
// The one question that Decap's French leaves in English.
const ask = window.confirm.bind(window)
window.confirm = (question = '') =>
  ask(question.replace(/^(.+) already exists\..*$/, '$1 existe déjà. Voulez-vous le remplacer?'))

const signIn = {
  base_url: location.origin,
  auth_endpoint: `${location.pathname.slice(1)}connexion.html`,
}
CMS.registerCustomFormat('content', 'yml', {
  fromFile: toForm,
  toFile: (data) => textOf(data, toPlainFile),
})
CMS.registerCustomFormat('article', 'md', {
  fromFile: articleToForm,
  toFile: (data) => textOf(data, writeArticle),
})
CMS.registerWidget('picture', pictureWidget())
CMS.registerEventListener({ name: 'preSave', handler: beforeSave })
CMS.registerEventListener({ name: 'postSave', handler: afterSave })
window.addEventListener('hashchange', onLeave)
easeLists()

const send = window.fetch.bind(window)
/** A picture that something shows is not deleted. */
window.fetch = (input, init) => {
  const mistakes = findUsedPictures(readDeletion(init?.body))
  if (mistakes.length === 0) return send(input, init)
  showMistakes(words.kept, mistakes)
  return Promise.reject(refusal(words.kept))
}

// Only this machine has a server that prints a text before it is published.
if (!editorSettings.login) {
  const preview = pagePreview()
  for (const name of [...files.map(({ file }) => nameOfFile(file)), decap.articles.name])
    CMS.registerPreviewTemplate(name, preview)
  CMS.registerPreviewStyle(previewStyle, { raw: true })
}
CMS.init({
  config: {
    ...decap.config,
    backend: { ...editorSettings.backend, ...(editorSettings.login && signIn) },
    // A draft is a branch, and « Prêt » a request to merge it.
    ...(editorSettings.login && { publish_mode: 'editorial_workflow' }),
    editor: { preview: !editorSettings.login },
    site_url: location.origin,
    collections: [
      ...collectionsOf(groups),
      {
        ...decap.articles,
        slug: nextArticle,
        fields: [...articleWidgets(articleSchema), decap.body],
      },
    ],
  },
})

// The editor in the browser of an author: Decap CMS, with the forms of our schemas and our French sentences for mistakes.
import { articles } from '../../content/articles'
import { descriptionOf, findPicture, imageNames } from '../../content/pictures'
import { articleSchema } from '../../content/schema/articles'
import { groups } from '../../content/schema/files'
import { checkArticle, checkFile, writeArticle, type WriteFile } from './check-save'
import { articleWidgets, collectionsOf } from './config'
import decap from './decap.json'
import { articleToForm, toForm, toPlainFile } from './entries'

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

const nextArticle = `article-${String(Math.max(...articles.map(({ id }) => id)) + 1)}`

/** How the file that is being saved is written: Decap asks for its text right after `preSave`. */
let write: WriteFile | undefined

function beforeSave({ entry }: { entry: Entry }) {
  const data = entry.get('data').toJS()
  const slug = entry.get('slug')
  write = entry.get('collection') === 'articles' ? checkArticle(slug || nextArticle, data) : checkFile(slug, data)
}

function textOf(data: unknown, otherwise: WriteFile) {
  const text = (write ?? otherwise)(data)
  write = undefined
  return text
}

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
CMS.registerCustomFormat('content', 'yml', { fromFile: toForm, toFile: (data) => textOf(data, toPlainFile) })
CMS.registerCustomFormat('article', 'md', { fromFile: articleToForm, toFile: (data) => textOf(data, writeArticle) })
CMS.registerWidget('picture', pictureWidget)
CMS.registerEventListener({ name: 'preSave', handler: beforeSave })
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

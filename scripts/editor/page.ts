// The editor in the browser of an author: Decap CMS, with the forms of our schemas and our French
// sentences for mistakes.
import { ContentError } from '@/content/load/check'
import { formatYaml } from '@/content/load/yaml'
import { files, groups } from '@/content/schema/files'
import { sheetSchema } from '@/content/schema/sheets'
import { checkSave, SaveRefused } from './check-save'
import decap from './decap.json'
import { convertArticleToFile, convertArticleToForm, toFile, toForm } from './entries'
import { getArticleFile, getEntryFile, nameOfFile, nextArticle, type Entry } from './files'
import { readForm } from './form'
import { improveLists, type renderItemButtons } from './list-items'
import { focusMistake, hideMistakes, showMistakes } from './mistakes'
import { improvePaste } from './pasted-text'
import { findUsedPictures, readDeletion } from './picture-uses'
import { hasPendingPicture, createPictureWidget } from './picture-widget'
import { PagePreview, previewStyle, reloadPreview } from './preview'

type FormEntry = Entry & { get(name: 'data'): { toJS(): unknown } }

/** The backend that Decap reads: the program on this machine, or GitHub. */
type Backend = { getEntry: (path: string) => Promise<{ data: string }> }

/** A group of Decap's French messages. */
type LocaleMessages = { [name: string]: LocaleMessages | string }

type Registration =
  | 'init'
  | 'registerCustomFormat'
  | 'registerEventListener'
  | 'registerPreviewStyle'
  | 'registerPreviewTemplate'
  | 'registerWidget'

/**
 * The backend of drafts: the program on this machine, or a repository of GitHub with the function
 * that signs in.
 */
export type EditorSettings = {
  backend: Record<string, string>
  signIn?: { clientId: string; address: string }
}

declare global {
  interface Window {
    CMS: Record<Registration, (...values: unknown[]) => void> & {
      getLocale: (name: string) => LocaleMessages
    }
    editorSettings: EditorSettings
    backend: Backend
    savedText: string
    hasPendingPicture: typeof hasPendingPicture
    renderItemButtons: typeof renderItemButtons
    formPane: { focus: (path: string) => void }
    createClass: (spec: object) => unknown
    h: (tag: string, props: object | null, ...children: unknown[]) => unknown
  }
}

const { words } = decap
const articleForm = readForm(getArticleFile('').schema)

const formatArticle = (data: unknown) => convertArticleToFile(articleForm, data)

/** How to format the file that is being saved: Decap asks for its text right after `preSave`. */
let formatSavedFile: typeof formatArticle | undefined

/** Refuses, on this machine, to overwrite what another tab has saved. */
async function refuseOverwriting(entry: Entry, file: string) {
  const raw = entry.get('raw')
  if (!raw || editorSettings.signIn || (await window.backend.getEntry(file)).data === raw) return
  throw new SaveRefused([new ContentError(words.changedElsewhere, [words.reopen])])
}

function refusePendingPicture() {
  if (hasPendingPicture())
    throw new SaveRefused([new ContentError(words.addPicture, [words.pendingPicture])])
}

async function beforeSave({ entry }: { entry: FormEntry }) {
  hideMistakes()
  const known = getEntryFile(entry)
  try {
    refusePendingPicture()
    await refuseOverwriting(entry, known.file)
    await checkSave(known, entry.get('data').toJS())
  } catch (error) {
    if (!(error instanceof SaveRefused)) throw error
    showMistakes(words.corrections, error.mistakes)
    if (error.path) focusMistake(error.path)
    throw buildRefusal(words.refused)
  }
  const form = readForm(known.schema)
  formatSavedFile = known.file.endsWith('.md') ? formatArticle : (data) => toFile(form, data)
}

/** Returns the text of a file that is saved, or of the draft that Decap keeps in the browser. */
function formatEntry(data: unknown, formatDraft: typeof formatArticle) {
  const text = (formatSavedFile ?? formatDraft)(data)
  if (formatSavedFile) window.savedText = text
  formatSavedFile = undefined
  return text
}

/** Decap shows the name of an error before its message. */
const buildRefusal = (message: string) => Object.assign(new Error(message), { name: '' })

/** Resets the mistakes, which belong to one form, and the number of the next article. */
function onLeave() {
  hideMistakes()
  if (location.hash.endsWith('/articles/new')) location.reload()
}

const { CMS, editorSettings } = window
function changePhrases(group: LocaleMessages, changes: LocaleMessages) {
  for (const [name, change] of Object.entries(changes))
    if (typeof change === 'string') group[name] = change
    else changePhrases(group[name] as LocaleMessages, change)
}
const french = CMS.getLocale(decap.config.locale)
changePhrases(french, decap.phrases)
// On this machine nothing is published: a save writes a file.
if (!editorSettings.signIn) changePhrases(french, decap.localPhrases)

const decapSignIn = {
  base_url: location.origin,
  auth_endpoint: `${location.pathname.slice(1)}connexion.html`,
}
CMS.registerCustomFormat('content', 'yml', {
  fromFile: toForm,
  toFile: (data: unknown) => formatEntry(data, formatYaml),
})
CMS.registerCustomFormat('article', 'md', {
  fromFile: convertArticleToForm,
  toFile: (data: unknown) => formatEntry(data, formatArticle),
})
CMS.registerWidget('picture', createPictureWidget())
CMS.registerEventListener({ name: 'preSave', handler: beforeSave })
CMS.registerEventListener({ name: 'postSave', handler: reloadPreview })
window.addEventListener('hashchange', onLeave)
window.hasPendingPicture = hasPendingPicture
improveLists()
improvePaste()

const send = window.fetch.bind(window)
/** Refuses the deletion of a picture that something shows, and says when nothing answers. */
window.fetch = async (input, init) => {
  const mistakes = findUsedPictures(readDeletion(init?.body))
  const refuse = (message: string) => {
    showMistakes(message, mistakes)
    throw buildRefusal(message)
  }
  if (mistakes.length > 0) return refuse(words.kept)
  return send(input, init).catch((error: unknown) => {
    if (editorSettings.signIn || init?.signal?.aborted) throw error
    return refuse(words.noAnswer)
  })
}

// Only this machine has a server that renders a text before it is published.
if (!editorSettings.signIn) {
  for (const name of [...files.map(nameOfFile), decap.articles.name, decap.sheets.name])
    CMS.registerPreviewTemplate(name, PagePreview)
  CMS.registerPreviewStyle(previewStyle, { raw: true })
}
CMS.init({
  config: {
    ...decap.config,
    backend: { ...editorSettings.backend, ...(editorSettings.signIn && decapSignIn) },
    // A saved draft is a branch and a pull request, which « Publier maintenant » merges.
    ...(editorSettings.signIn && { publish_mode: 'editorial_workflow' }),
    editor: { preview: !editorSettings.signIn },
    site_url: location.origin,
    collections: [
      ...groups.map((group) => ({
        ...group,
        format: 'content',
        files: group.files.map(({ file, label, pagePath, schema }) => ({
          ...{ name: nameOfFile({ file }), label, file, preview_path: `${pagePath.slice(1)}/` },
          fields: readForm(schema).fields,
        })),
      })),
      { ...decap.articles, slug: nextArticle, fields: articleForm.fields },
      { ...decap.sheets, fields: readForm(sheetSchema).fields },
    ],
  },
})

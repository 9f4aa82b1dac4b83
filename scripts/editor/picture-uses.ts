import { contentError, type ContentError } from '../../content/load/check'
import { files } from '../../content/schema/files'
import { fallbackPicture } from '../../content/schema/pictures'
import decap from './decap.json'
import { describePath, readForm } from './form'
import { articleForms, contentOf } from './saved-content'
import { stringsIn } from './strings-in'

/**
 * The files that a request of Decap deletes: of the program on this machine, or of GitHub, where a
 * file without a hash goes.
 */
export function readDeletion(body: unknown): string[] {
  if (typeof body !== 'string' || !/deleteFiles|"sha":null/.test(body)) return []
  const { params, tree } = JSON.parse(body) as {
    params?: { paths?: string[] }
    tree?: { path: string; sha?: string | null }[]
  }
  return params?.paths ?? tree?.filter(({ sha }) => sha === null).map((entry) => entry.path) ?? []
}

/** The places that show a picture, in the labels of their forms. */
export function placesOfPicture(name: string, besides: readonly string[] = []): string[] {
  const inFiles = files
    .filter(({ file }) => !besides.includes(file))
    .flatMap((file) => {
      const uses = stringsIn(contentOf(file)).filter(({ text }) => text === name)
      const form = readForm(file.schema)
      return uses.map((use) => `${file.label} : ${describePath(form, use.path)}`)
    })
  const inArticles = articleForms()
    .filter(({ image, body }) => image === name || body.includes(`{nom=${name}}`))
    .map(({ title = '' }) => `${decap.articles.label} : ${title}`)
  return [...inFiles, ...inArticles, ...(name === fallbackPicture ? [decap.words.fallback] : [])]
}

/** A mistake for each of these pictures that something shows. */
export function findUsedPictures(deleted: readonly string[]): ContentError[] {
  return deleted
    .filter((file) => file.startsWith(`${decap.config.media_folder}/`))
    .flatMap((file) => {
      const base = file.slice(file.lastIndexOf('/') + 1)
      const places = placesOfPicture(base.replace(/\.\w+$/, ''))
      return places.length > 0
        ? [contentError(decap.words.pictureInUse.replace('{file}', base), places)]
        : []
    })
}

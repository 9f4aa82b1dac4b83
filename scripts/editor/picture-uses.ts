import { ContentError } from '@/content/load/check'
import { files } from '@/content/schema/files'
import { fallbackPicture, picturesFile } from '@/content/schema/pictures'
import { sheetFile } from '@/content/schema/sheets'
import { sheets } from '@/content/sheets'
import decap from './decap.json'
import { describePath, readForm, getWidget } from './form'
import { readContent, readArticles } from './saved-content'
import { listStrings } from './strings-in'

const { words } = decap

/**
 * Reads the files that a request of Decap deletes, from the program on this machine or from GitHub,
 * where a file without a hash is removed.
 */
export function readDeletion(body: unknown): string[] {
  if (typeof body !== 'string' || !/deleteFiles|"sha":null/.test(body)) return []
  const { params, tree = [] } = JSON.parse(body) as {
    params?: { paths?: string[] }
    tree?: { path: string; sha?: string | null }[]
  }
  return params?.paths ?? tree.filter(({ sha }) => sha === null).map((entry) => entry.path)
}

/** Lists the uses of a picture, by the labels of their forms. */
export function listPictureUses(name: string): string[] {
  const sheetFiles = sheets.map((sheet) => sheetFile(sheet.name))
  const inFiles = [...files, ...sheetFiles].flatMap(({ file, label, schema }) => {
    const form = readForm(schema)
    const content = readContent(file)
    return listStrings(content)
      .filter(({ text, path }) => text === name && getWidget(form, path) === 'picture')
      .map(({ path }) => `${label} : ${describePath(form, path, content)}`)
  })
  const inArticles = readArticles()
    .filter(({ image, body }) => image === name || body?.includes(`{nom=${name}}`))
    .map(({ title = '' }) => `${decap.articles.label} : ${title}`)
  return [...inFiles, ...inArticles, ...(name === fallbackPicture ? [words.fallback] : [])]
}

const isListed = (name: string) =>
  (readContent(picturesFile.file) as { name: string }[]).some((picture) => picture.name === name)

/** Makes a mistake for each of these files that is a picture which something shows or describes. */
export const findUsedPictures = (deleted: readonly string[]): ContentError[] =>
  deleted
    .filter((file) => file.startsWith(`${decap.config.media_folder}/`))
    .flatMap((file) => {
      const [base = ''] = file.split('/').slice(-1)
      // A version for the dark theme is shown wherever its picture is.
      const name = base.replace(/(?:-soir)?\.\w+$/, '')
      const uses = [...listPictureUses(name), ...(isListed(name) ? [words.listedPicture] : [])]
      const title = words.pictureInUse.replace('{file}', base)
      return uses.length > 0 ? [new ContentError(title, uses)] : []
    })

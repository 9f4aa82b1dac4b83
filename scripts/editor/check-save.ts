// Refuses what the build would refuse, before a file is written.
import { searchAnswers } from '@/content/search-documents'
import { readBody } from '@/content/articles'
import { checkContent, ContentError } from '@/content/load/check'
import { pagePictureNames } from '@/content/pictures'
import { placeholders } from '@/content/placeholders'
import { files, listFiles, pageFiles, type ContentFile } from '@/content/schema/files'
import { createHomeLinks } from '@/content/schema/pages/accueil'
import { picturesFile } from '@/content/schema/pictures'
import { createSearchLinks } from '@/content/schema/search'
import { typeset } from '@/lib/typography'
import { findBrokenLinks } from './broken-links'
import decap from './decap.json'
import { toContent } from './entries'
import { describePath, readForm, wholeList } from './form'
import { listPictureUses } from './picture-uses'
import { readContent, rememberSaved, type Article } from './saved-content'
import { listStrings } from './strings-in'

type Path = readonly PropertyKey[]

/** The error of a save, with all its mistakes by file, and the path of the first in the form. */
export class SaveRefused extends Error {
  constructor(
    readonly mistakes: readonly ContentError[],
    readonly path?: Path,
  ) {
    super(mistakes.map(({ message }) => message).join('\n'))
  }
}

type Ids = readonly { id: string }[]

function refuseLines(label: string, lines: readonly string[]) {
  if (lines.length > 0) throw new ContentError(label, lines)
}

/** Refuses content that the schema of its file, or this part of it, does not allow. */
function refuseContent({ file, label, schema }: ContentFile, part = schema, paths: Path[] = []) {
  const form = readForm(schema)
  const content = readContent(file)
  checkContent(label, part, content, {
    placeholders,
    describePath: (path) => {
      paths.push(path)
      return describePath(form, path, content)
    },
  })
}

async function refuseBrokenLinks({ file, label, pagePath, schema }: ContentFile, paths: Path[]) {
  const content = readContent(file)
  const { body = '' } = content as Article
  const ids = listStrings(content).filter(({ path }) => path.at(-1) === 'id')
  const { headings } = readBody(body, []).body
  const anchors = [...ids.map(({ text }) => text), ...headings.map(({ id }) => id)]
  const form = readForm(schema)
  const broken = await findBrokenLinks(content, pagePath, anchors)
  paths.push(...broken.map(({ path }) => path))
  refuseLines(
    label,
    broken.map(
      ({ path, address }) =>
        `${describePath(form, path, content)} : trouvé « ${address} »; attendu : une adresse du site, comme /contact ou /faq#rpa`,
    ),
  )
}

/** Lists the names that content/search.yml may use. */
function findSearchAnswers(): Set<string> {
  const categories = readContent(listFiles.faqCategories.file) as { questions?: Ids }[]
  const linkGroups = readContent(listFiles.linkGroups.file) as {
    id: string
    links?: { name: string }[]
  }[]
  const { shores } = readContent(pageFiles.linksPage.file) as { shores: { id: string } }
  return new Set([
    ...[...searchAnswers].filter((answer) => /^\/(?!(faq|liens-utiles)#)/.test(answer)),
    ...files.map(({ pagePath }) => pagePath),
    ...categories.flatMap(({ questions = [] }) => questions.map(({ id }) => `/faq#${id}`)),
    `/liens-utiles#${shores.id}`,
    ...linkGroups.flatMap(({ id, links = [] }) => [
      `/liens-utiles#${id}`,
      ...links.map(({ name }) => typeset(name)),
    ]),
  ])
}

/** Refuses a save that removes the description of a picture which is still shown. */
function refuseUsedPictures() {
  const listed = readContent(picturesFile.file) as { name: string }[]
  const removed = pagePictureNames.filter((name) =>
    listed.every((picture) => picture.name !== name),
  )
  refuseLines(
    decap.words.removedPicture,
    removed.flatMap((name) => listPictureUses(name).map((use) => `${name} : ${use}`)),
  )
}

/** Runs every check on the content as it will be, so that all the mistakes are told at once. */
export async function checkSave(saved: ContentFile, data: unknown): Promise<void> {
  const { homePage } = pageFiles
  const form = readForm(saved.schema)
  const paths: Path[] = []
  const { searchWords, testimonials } = listFiles
  const checks: readonly (() => unknown)[] = [
    () => refuseContent(saved, saved.schema, paths),
    () => refuseBrokenLinks(saved, paths),
    // Names that one file uses and another defines must still exist.
    () => refuseContent(homePage, createHomeLinks(readContent(testimonials.file) as Ids)),
    () => refuseContent(searchWords, createSearchLinks(findSearchAnswers())),
    refuseUsedPictures,
  ]
  const forget = rememberSaved(saved.file, toContent(form, data))
  const mistakes: ContentError[] = []
  for (const check of checks)
    try {
      await check()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      mistakes.push(error)
    }

  if (mistakes.length === 0) return
  forget()
  const [path] = paths
  throw new SaveRefused(mistakes, form.isList && path ? [wholeList, ...path] : path)
}

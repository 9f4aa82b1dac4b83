// What the build would refuse, refused before a file is written.
import { readBody } from '../../content/articles'
import {
  checkContent,
  ContentError,
  contentError,
  type DescribePath,
} from '../../content/load/check'
import { imageNames } from '../../content/pictures'
import { placeholders } from '../../content/placeholders'
import { homeReferences, searchReferences } from '../../content/references'
import { articleSchema } from '../../content/schema/articles'
import { files, listFiles, pageFiles, type ContentFile } from '../../content/schema/files'
import { picturesFile } from '../../content/schema/pictures'
import { findBrokenLinks } from './broken-links'
import { nameOfFile } from './config'
import decap from './decap.json'
import { articleToFile, toContent, toFile } from './entries'
import { describePath, readForm } from './form'
import { placesOfPicture } from './picture-uses'
import { contentOf, fileOfArticle, rememberSaved } from './saved-content'
import { addPage, findSearchAnswers, isKnownAddress } from './site-addresses'

/** Writes the data of a form as the text of its file. */
export type WriteFile = (data: unknown) => string

/** All the mistakes of a save, by file. */
export class SaveRefused extends Error {
  constructor(readonly mistakes: readonly ContentError[]) {
    super(mistakes.map(({ message }) => message).join('\n'))
  }
}

const articleForm = readForm(articleSchema)
export const writeArticle: WriteFile = (data) => articleToFile(articleForm, data)

/** Runs every check, so that all the mistakes are told at once. */
function runChecks(...checks: readonly (() => unknown)[]) {
  const mistakes = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof ContentError) return [error]
      throw error
    }
  })
  if (mistakes.length > 0) throw new SaveRefused(mistakes)
}

function refuseBrokenLinks(
  label: string,
  data: unknown,
  describe: DescribePath,
  isKnown: (address: string) => boolean,
) {
  const lines = findBrokenLinks(data, isKnown).map(
    ({ path, address }) =>
      `${describe(path)} : trouvé « ${address} »; attendu : une adresse du site, comme /contact ou /faq#rpa`,
  )
  if (lines.length > 0) throw contentError(label, lines)
}

function refuseIn(
  { label, schema }: ContentFile,
  references: Parameters<typeof checkContent>[1],
  content: unknown,
) {
  const form = readForm(schema)
  checkContent(label, references, content, { describePath: (path) => describePath(form, path) })
}

type Ids = readonly { id: string }[]

/** Reads the files as they will be once this one is saved. */
const contentWith =
  (file: string, content: unknown): typeof contentOf =>
  (known) =>
    known.file === file ? content : contentOf(known)

/**
 * What a file names in another must stay there: testimonials on the home page, answers of the
 * search, pictures everywhere.
 */
function checkReferences({ file }: ContentFile, content: unknown): (() => unknown)[] {
  const { home } = pageFiles
  const { testimonials, searchWords, faqCategories, linkGroups } = listFiles
  const contentNow = contentWith(file, content)
  const changes = (...known: { file: string }[]) => known.some((each) => each.file === file)

  return [
    changes(home, testimonials) &&
      (() => {
        refuseIn(home, homeReferences(contentNow(testimonials) as Ids), contentNow(home))
      }),
    changes(searchWords, faqCategories, linkGroups) &&
      (() => {
        refuseIn(
          searchWords,
          searchReferences(findSearchAnswers(contentNow)),
          contentNow(searchWords),
        )
      }),
    changes(picturesFile) &&
      (() => {
        refuseUsedPictures(content)
      }),
  ].filter((check) => check !== false)
}

/** A picture that leaves the list loses its description: nothing may show it any more. */
function refuseUsedPictures(content: unknown) {
  const names = new Set((content as { name: string }[]).map(({ name }) => name))
  const removed = imageNames.filter((name) => !names.has(name))
  const lines = removed.flatMap((name) =>
    placesOfPicture(name, [picturesFile.file]).map((place) => `${name} : ${place}`),
  )
  if (lines.length > 0) throw contentError(decap.words.removedPicture, lines)
}

function refuseBody(data: unknown) {
  const { body } = data as { body?: string }
  const problems: string[] = []
  readBody(body ?? '', problems)
  if (problems.length > 0)
    throw contentError(
      decap.articles.label_singular,
      problems.map((problem) => `${decap.body.label} : attendu : ${problem}`),
    )
}

export function checkArticle(slug: string, data: unknown): WriteFile {
  const label = decap.articles.label_singular
  const describe: DescribePath = (path) =>
    path[0] === 'body' ? decap.body.label : describePath(articleForm, path)
  runChecks(
    () =>
      checkContent(label, articleSchema, toContent(articleForm, data), {
        placeholders,
        describePath: describe,
      }),
    () => {
      refuseBody(data)
    },
    () => {
      const { body = '' } = data as { body?: string }
      refuseBrokenLinks(label, data, describe, (address) =>
        isKnownAddress(address, contentOf, body),
      )
    },
  )

  addPage(`/blog/${slug}`)
  rememberSaved(fileOfArticle(slug), data)
  return writeArticle
}

export function checkFile(slug: string, data: unknown): WriteFile {
  const known = files.find(({ file }) => nameOfFile(file) === slug)
  if (!known) throw new Error(`No file of content/ is named ${slug}.`)

  const form = readForm(known.schema)
  const content = toContent(form, data)
  const readContent = contentWith(known.file, content)
  const describe: DescribePath = (path) => describePath(form, path)
  runChecks(
    () =>
      checkContent(known.label, known.schema, content, { placeholders, describePath: describe }),
    () => {
      refuseBrokenLinks(known.label, content, describe, (address) =>
        isKnownAddress(address, readContent),
      )
    },
    ...checkReferences(known, content),
  )

  rememberSaved(known.file, content)
  return (saved) => toFile(form, saved)
}

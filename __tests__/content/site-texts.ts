import { articles } from '@/content/articles'
import { placeholders } from '@/content/placeholders'
import { files } from '@/content/schema/files'
import { words } from '@/content/words'
import { getAlt, pagePictureNames } from '@/content/pictures'
import { sharedSentences } from '@/content/site'
import { loadFile } from '@/content/load/load-file'
import { taxRules } from '@/content/tax-rules'
import { sheets } from '@/content/sheets'

/**
 * Every text of the site by its file, as it is after the typography: what a visitor reads, and what
 * search engines are told.
 */
export const texts: Record<string, unknown> = {
  ...Object.fromEntries(files.map((each) => [each.file, loadFile(each, placeholders)])),
  'content/shared-sentences.yml': sharedSentences,
  'content/pictures.yml': pagePictureNames.map(getAlt),
  'content/tools/tax-rules.yml': taxRules.sources.map(({ title, publisher }) => ({
    title,
    publisher,
  })),
  // Names and towns are as people give them.
  'content/testimonials.yml': words.testimonials.map(({ text }) => text),
  // Only the subjects and messages of the search are read; its other words are what families type.
  'content/search.yml': {
    subjects: words.searchWords.subjects.map(({ title }) => title),
    answers: words.searchWords.absent.map(({ answer }) => answer),
  },
  ...Object.fromEntries(sheets.map(({ path, name: _name, ...sheet }) => [path, sheet])),
  ...Object.fromEntries(
    articles.map((article) => [`content/articles/${article.slug}.md`, article]),
  ),
}

/** Fields that are addresses, names of files or machine forms, never sentences. */
const notWords = new Set(
  (
    'url href id ids tag type align blogSection iso image object path slug avif dark evening webp fallback ' +
    'email keywords phoneKey kind sourceId certainty drawing drawings menuSlots picture tint side onPhone sign'
  ).split(' '),
)
/**
 * Titles of works and of foreign studies are quoted as they are; the example of a computation is
 * given in names of ours.
 */
const notOurs = new Set(['sources', 'example'])

export function strings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return notWords.has(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((each) => strings(each, key))
  if (typeof value !== 'object' || value === null || notOurs.has(key)) return []
  return Object.entries(value).flatMap(([name, each]) => strings(each, name))
}

import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { checkContent } from '@/content/load/check'
import { otherValue } from '@/content/load/messages'
import { placeholders } from '@/content/placeholders'
import { articleSchema } from '@/content/schema/articles'
import { files } from '@/content/schema/files'
import { convertArticleToForm } from '@/scripts/editor/entries'
import { describePath, readForm } from '@/scripts/editor/form'
import { getMessage } from '../../support/get-message'

/** The same file with this value in every field. */
function spoil(content: unknown, value: unknown): unknown {
  if (Array.isArray(content)) return content.map((item) => spoil(item, value))
  if (typeof content !== 'object' || content === null) return value
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, spoil(inner, value)]),
  )
}

const { body: _, ...article } = convertArticleToForm(
  readFileSync('content/articles/article-1.md', 'utf8'),
)
const forms = [
  ...files.map(({ file, label, schema }) => ({
    label,
    schema,
    content: parse(readFileSync(file, 'utf8')) as unknown,
  })),
  { label: 'Article', schema: articleSchema, content: article as unknown },
]

/**
 * No English, no pattern, no file, and never the words of a schema that does not say what it wants.
 */
const notForAuthors = new RegExp(
  `Invalid|expected|pattern|/\\^|content/|\\.yml|undefined|NaN|${otherValue}`,
)

test.each(forms)(
  'tells every mistake in $label in the words of its form',
  ({ label, schema, content }) => {
    const form = readForm(schema)
    for (const value of ['§', '{marque}', '', null, -1, 1.5, true, 'a'.repeat(3000)]) {
      const check = () =>
        checkContent(label, schema, spoil(content, value), {
          placeholders,
          describePath: (path) => describePath(form, path),
        })
      expect(
        getMessage(check)
          .split('\n')
          .filter((line) => notForAuthors.test(line)),
      ).toEqual([])
    }
  },
)

import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { toFile } from '@/scripts/editor/entries'
import { readForm } from '@/scripts/editor/form'

const labelled = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ label: 'Champ' })

test('writes false for a switch that nobody touched', () => {
  const form = readForm(
    z.strictObject({
      title: labelled(z.string()),
      isSample: labelled(z.boolean()),
      isListed: labelled(z.boolean().default(true)),
    }),
  )
  expect(toFile(form, { title: 'Un titre' })).toBe('title: Un titre\nisSample: false\n')
})

test('leaves out an optional group of which only a list is there, empty', () => {
  const line = z.strictObject({
    title: labelled(z.string()),
    spans: labelled(z.array(z.string())),
  })
  const form = readForm(
    z.strictObject({ title: labelled(z.string()), line: labelled(line.optional()) }),
  )
  expect(toFile(form, { title: 'Un titre', line: { spans: [] } })).toBe('title: Un titre\n')
})

test('leaves out an emptied field and keeps a required list', () => {
  const form = readForm(
    z.strictObject({
      title: labelled(z.string()),
      text: labelled(z.string().optional()),
      items: labelled(z.array(z.string())),
    }),
  )
  expect(toFile(form, { items: [], text: '', title: 'Un titre' })).toBe(
    'title: Un titre\nitems: []\n',
  )
})

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

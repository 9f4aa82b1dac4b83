import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { toFile } from '@/scripts/editor/entries'
import { readForm } from '@/scripts/editor/form'

test('writes false for a switch that nobody touched', () => {
  const form = readForm(
    z.strictObject({
      title: z.string(),
      isSample: z.boolean(),
      isListed: z.boolean().default(true),
    }),
  )
  expect(toFile(form, { title: 'Un titre' })).toBe('title: Un titre\nisSample: false\n')
})

test('leaves out an emptied field and keeps a required list', () => {
  const form = readForm(
    z.strictObject({ title: z.string(), text: z.string().optional(), items: z.array(z.string()) }),
  )
  expect(toFile(form, { items: [], text: '', title: 'Un titre' })).toBe(
    'title: Un titre\nitems: []\n',
  )
})

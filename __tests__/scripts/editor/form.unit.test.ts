import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { choice, longDate, text } from '@/content/schema/fields'
import { files } from '@/content/schema/files'
import { sheetFolder } from '@/content/schema/sheets'
import { describePath, readForm } from '@/scripts/editor/form'

test('shows each field with its label, its hint and the widget of its kind', () => {
  const schema = z.strictObject({
    title: text({ max: 60 }).meta({ label: 'Titre', hint: 'De 1 à 9 mots.' }),
    text: text({ max: 600 }).meta({ label: 'Texte', hint: 'Un [lien](/a).' }),
    date: longDate().meta({ label: 'Date' }),
    isSample: z.boolean().meta({ label: 'Exemple fictif' }),
    isListed: z.boolean().default(true).meta({ label: 'Dans la liste' }),
    lang: choice({ en: 'Anglais' }).optional().meta({ label: 'Langue' }),
    items: z
      .array(z.strictObject({ label: text({ max: 20 }).meta({ label: 'Libellé' }) }))
      .length(2)
      .meta({ label: 'Questions' }),
  })

  expect(readForm(schema).fields).toMatchObject([
    { name: 'title', label: 'Titre', hint: 'De 1 à 9 mots.', widget: 'string', required: false },
    { name: 'text', label: 'Texte', hint: 'Un \\[lien](/a).', widget: 'text' },
    { name: 'date', label: 'Date', widget: 'string' },
    { name: 'isSample', label: 'Exemple fictif', widget: 'boolean', default: false },
    { name: 'isListed', label: 'Dans la liste', widget: 'boolean', default: true },
    {
      name: 'lang',
      label: 'Langue (facultatif)',
      widget: 'select',
      options: [{ label: 'Anglais', value: 'en' }],
    },
    {
      name: 'items',
      label: 'Questions',
      label_singular: 'une question',
      widget: 'list',
      allow_add: false,
      allow_remove: false,
      fields: [{ name: 'label', label: 'Libellé', widget: 'string' }],
      summary: '{{fields.label}}',
    },
  ])
})

test('puts the fields of all the groups of a union into one form', () => {
  const label = text({ max: 60 }).meta({ label: 'Texte' })
  const call = z.strictObject({
    number: choice({ health: '811' }).meta({ label: 'Numéro' }),
    text: label,
  })
  const visit = z.strictObject({ door: text({ max: 60 }).meta({ label: 'Porte' }), text: label })
  const schema = z.strictObject({ call: z.union([call, visit]).meta({ label: 'Appel' }) })

  expect(readForm(schema).fields).toMatchObject([
    {
      fields: [
        { name: 'number', label: 'Numéro (facultatif)' },
        { name: 'door', label: 'Porte (facultatif)' },
        { name: 'text', label: 'Texte' },
      ],
    },
  ])
})

test('refuses a field without a label', () => {
  expect(() => readForm(z.strictObject({ sansNom: z.string() }))).toThrow('sansNom has no label')
})

test('names a field by its labels and the numbers of its items', () => {
  const question = z.strictObject({ answer: z.string().meta({ label: 'Réponse' }) })
  const form = readForm(z.array(question).meta({ label: 'Questions' }))
  expect(describePath(form, [1, 'answer'])).toBe('Questions 2, Réponse')
})

test('makes a form for every file that authors write', () => {
  const written = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file}`)
    .filter((file) => file.endsWith('.yml') && !file.startsWith(sheetFolder))
  expect(files.map(({ file }) => file).sort()).toEqual(written.sort())
})

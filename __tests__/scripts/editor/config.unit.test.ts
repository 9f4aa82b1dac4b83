import { readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { articleSchema } from '@/content/schema/articles'
import { choice, longDate, text } from '@/content/schema/fields'
import { files, groups } from '@/content/schema/files'
import { articleWidgets, collectionsOf } from '@/scripts/editor/config'

const widgetsOf = (schema: z.ZodType) =>
  collectionsOf([
    {
      name: 'essai',
      label: 'Essai',
      files: [{ file: 'content/essai.yml', label: 'Essai', page: '/faq', schema }],
    },
  ])[0]?.files[0]?.fields

describe('the form of a schema', () => {
  test('shows each field with its label, its hint and the widget of its kind', () => {
    const schema = z.strictObject({
      title: text({ max: 60 }).meta({ label: 'Titre', hint: 'De 1 à 9 mots.' }),
      text: text({ max: 600 }).meta({ label: 'Texte' }),
      date: longDate().meta({ label: 'Date' }),
      isSample: z.boolean().default(false).meta({ label: 'Exemple fictif' }),
      lang: choice({ en: 'Anglais' }).optional().meta({ label: 'Langue' }),
      items: z
        .array(z.strictObject({ label: text({ max: 20 }).meta({ label: 'Libellé' }) }))
        .length(2)
        .meta({ label: 'Éléments' }),
    })

    expect(widgetsOf(schema)).toEqual([
      {
        label: 'Titre',
        name: 'title',
        required: false,
        hint: '[Voir la page](/faq/) De 1 à 9 mots.',
        widget: 'string',
      },
      { label: 'Texte', name: 'text', required: false, widget: 'text' },
      { label: 'Date', name: 'date', required: false, widget: 'string' },
      { label: 'Exemple fictif', name: 'isSample', required: false, widget: 'boolean' },
      {
        label: 'Langue (facultatif)',
        name: 'lang',
        required: false,
        widget: 'select',
        options: [{ label: 'Anglais', value: 'en' }],
      },
      {
        label: 'Éléments',
        name: 'items',
        required: false,
        widget: 'list',
        collapsed: true,
        allow_add: false,
        allow_remove: false,
        fields: [{ label: 'Libellé', name: 'label', required: false, widget: 'string' }],
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

    expect(
      widgetsOf(z.strictObject({ call: z.union([call, visit]).meta({ label: 'Appel' }) })),
    ).toEqual([
      expect.objectContaining({
        fields: [
          expect.objectContaining({ name: 'number', label: 'Numéro (facultatif)' }),
          expect.objectContaining({ name: 'door', label: 'Porte (facultatif)' }),
          expect.objectContaining({ name: 'text', label: 'Texte' }),
        ],
      }),
    ])
  })

  test('is refused for a field without a label', () => {
    expect(() => widgetsOf(z.strictObject({ sansNom: z.string() }))).toThrow(
      'essai.sansNom has no label',
    )
  })

  test('exists for every file that authors write', () => {
    const written = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yml'),
    )
    expect(files.map(({ file }) => file).sort()).toEqual(
      written.map((file) => `content/${file}`).sort(),
    )
    expect(collectionsOf(groups).flatMap((group) => group.files)).toHaveLength(files.length)
    expect(articleWidgets(articleSchema).length).toBeGreaterThan(10)
  })
})

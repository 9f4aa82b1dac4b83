import { describe, expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { files, groups } from '@/content/words'
import { articleSchema } from '@/content/schemas'
import { makeForms } from '@/scripts/editor/config'
import { articleToFile, articleToForm, toFile, toForm } from '@/scripts/editor/entries'
import { readField } from '@/scripts/editor/nodes'

const textsOf = (file: string) => parse(readFileSync(`scripts/editor/${file}`, 'utf8')) as Record<string, string>
const names = textsOf('names.yml')
const guides = textsOf('guides.yml')

describe('a save that changes nothing', () => {
  test.each(files)('changes no byte of $file', ({ file, schema }) => {
    const text = readFileSync(file, 'utf8')
    expect(toFile(readField(schema, file), toForm(text))).toBe(text)
  })

  test.each(readdirSync('content/articles'))('changes no byte of %s', (name) => {
    const text = readFileSync(`content/articles/${name}`, 'utf8')
    expect(articleToFile(readField(articleSchema, name), articleToForm(text))).toBe(text)
  })
})

describe('the form of a schema', () => {
  const formOf = (schema: z.ZodType) =>
    makeForms({ ...names, essai: 'Essai' }, { 'essai.title': 'De 1 à 9 mots.', title: 'Un titre.', 'items.*': 'Un élément.' }).collections([
      { name: 'essai', label: 'Essai', files: [{ file: 'content/essai.yml', label: 'Essai', page: '/faq', schema }] },
    ])[0]?.files[0]?.fields

  test('has a place for each field, in its kind, with its sentence', () => {
    const schema = z.strictObject({
      title: z.string().max(60),
      text: z.string().max(600).transform(String),
      isSample: z.boolean().default(false),
      lang: z.literal('en').optional(),
      items: z.array(z.strictObject({ label: z.string().max(20) })).length(2),
    })
    expect(formOf(schema)).toEqual([
      { label: 'Titre', name: 'title', required: true, hint: '[Voir la page](/faq/) De 1 à 9 mots.', widget: 'string' },
      { label: 'Texte', name: 'text', required: true, widget: 'text' },
      { label: 'Exemple fictif', name: 'isSample', required: false, widget: 'boolean' },
      { label: 'Langue', name: 'lang', required: false, widget: 'select', options: [{ label: 'en', value: 'en' }] },
      expect.objectContaining({ widget: 'list', min: 2, max: 2, allow_add: false, allow_remove: false, summary: '{{fields.label}}' }),
    ])
  })

  test('is refused for a field without a French name, and for a kind that has no form', () => {
    expect(() => formOf(z.strictObject({ sansNom: z.string() }))).toThrow('essai.sansNom: name « sansNom » for authors')
    expect(() => formOf(z.strictObject({ essai: z.map(z.string(), z.string()) }))).toThrow('has no form for « map »')
  })

  test('is there for all that authors write, with each sentence of the guide', () => {
    const forms = makeForms(names, guides)
    expect(forms.collections(groups).flatMap((group) => group.files)).toHaveLength(files.length)
    expect(forms.articles(articleSchema, 19)).toMatchObject({ slug: 'article-19' })
    const shown = JSON.stringify([forms.collections(groups), forms.articles(articleSchema, 19)])
    expect(Object.values(guides).filter((sentence) => !shown.includes(sentence))).toEqual([])
  })
})

test('a field that was emptied leaves the file, a list that must be there stays', () => {
  const field = readField(z.strictObject({ title: z.string(), text: z.string().optional(), items: z.array(z.string()) }), 'x')
  expect(toFile(field, { items: [], text: '', title: 'Un titre' })).toBe('title: Un titre\nitems: []\n')
})

import { z } from 'zod'
import { typeset } from './typography'

/* What a schema of content/ is made of, before any word of the site is known. The last argument is the guide of those who write: the forms of the
   editor show it under the field. */

export const guided = <Schema extends z.ZodType>(schema: Schema, guide: string | undefined): Schema =>
  guide === undefined ? schema : schema.describe(guide)

/** Fields that go together; any other is refused. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape, guide?: string) => guided(z.strictObject(shape), guide)

export const exactly = <Item extends z.ZodType>(count: number, item: Item, guide?: string) => guided(z.array(item).length(count), guide)

export const atLeast = <Item extends z.ZodType>(count: number, item: Item, guide?: string) => guided(z.array(item).min(count), guide)

const monthNames = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']

/** A date as people write it (« 12 novembre 2026 »), with its machine form for <time> and the structured data. */
export const longDate = (guide?: string) =>
  guided(
    z.string().transform((value, context) => {
      const [, day = '', month = '', year = ''] = /^(\d{1,2}|1er) (\S+) (\d{4})$/.exec(value.trim()) ?? []
      const iso = `${year}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${day.replace('er', '').padStart(2, '0')}`
      const isReal = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)
      if (!isReal) context.addIssue({ code: 'custom', message: 'une date écrite comme 12 novembre 2026' })
      return { text: typeset(value.trim()), iso }
    }),
    guide,
  )

export const webAddress = (guide?: string) =>
  guided(z.url({ protocol: /^https$/, error: 'une adresse complète comme https://www.quebec.ca/' }), guide)

import { z } from 'zod'
import { typeset } from './typography'

const monthNames = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']

/** A date as people write it (« 12 novembre 2026 »), with its machine form for <time> and the structured data. */
export const longDate = () =>
  z.string().transform((value, context) => {
    const [, day = '', month = '', year = ''] = /^(\d{1,2}|1er) (\S+) (\d{4})$/.exec(value.trim()) ?? []
    const iso = `${year}-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}-${day.replace('er', '').padStart(2, '0')}`
    const isReal = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso)
    if (!isReal) context.addIssue({ code: 'custom', message: 'une date écrite comme 12 novembre 2026' })
    return { text: typeset(value.trim()), iso }
  })

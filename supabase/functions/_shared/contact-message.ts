// The one schema of a visitor's message, for both forms, the sender, the edge function and their
// tests. It imports zod/mini alone: browsers download it.
import * as z from 'zod/mini'

/**
 * Far above what visitors write. Together they stay under the function's 16 KiB, even in three-byte
 * characters.
 */
const limits = {
  name: 120,
  email: 254,
  phone: 40,
  phoneDigits: { min: 7, max: 15 },
  message: 5000,
} as const

// A lone surrogate or a NUL cannot be stored in Postgres. Refusing it would lose a message over a
// character nobody sees.
const replaceLoneSurrogates = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD')

const toOneLine = (value: string) =>
  replaceLoneSurrogates(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

const toTextLines = (value: string) =>
  replaceLoneSurrogates(value)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/**
 * A pasted number or address brings invisible marks: telephones put them around those of their
 * contacts.
 */
const removeInvisibleMarks = (value: string) => toOneLine(value.replace(/\p{Cf}/gu, ''))

/** Spaces, zero-width characters and direction marks alone are no text. */
const hasVisibleText = (value: string) => /[^\s\p{Z}\p{Cc}\p{Cf}]/u.test(value)

/**
 * A problem of a field, whose sentence is in content/forms.yml. `emailTooLong 260 254`: the length
 * and the maximum.
 */
export type Problem =
  SimpleProblem | `${CountedProblem} ${number}` | `${CountedProblem} ${number} ${number}`
export type CountedProblem = 'nameTooLong' | 'phoneTooShort' | 'emailTooLong' | 'messageTooLong'
export type SimpleProblem =
  | 'seekingFor'
  | 'name'
  | 'phone'
  | 'phoneUnreadable'
  | 'email'
  | 'emailWithoutAt'
  | 'emailWithTwoAts'
  | 'emailWithoutStart'
  | 'emailWithoutEnd'
  | 'emailUnreadable'
  | 'message'

/**
 * A string that is cleaned, then checked: its length before its form. Every regular expression of
 * this file takes linear time: the server has one thread, and a field may hold 16 KB of spaces.
 */
const field = (
  clean: (value: string) => string,
  missing: Problem,
  maxLength: number,
  tooLong: CountedProblem | 'phoneUnreadable',
  findFormProblem: (value: string) => Problem | undefined = () => undefined,
) => {
  const findProblem = (value: string): Problem | undefined => {
    if (!hasVisibleText(value)) return missing
    if (value.length <= maxLength) return findFormProblem(value)
    return tooLong === 'phoneUnreadable' ? tooLong : `${tooLong} ${value.length} ${maxLength}`
  }
  return z.string({ error: missing }).check(
    z.overwrite(clean),
    z.refine((value) => findProblem(value) === undefined, {
      error: (issue) => findProblem(String(issue.input)),
    }),
  )
}

function findEmailProblem(value: string): Problem | undefined {
  const [local = '', domain = '', ...rest] = value.split('@')
  if (!value.includes('@')) return 'emailWithoutAt'
  if (rest.length > 0) return 'emailWithTwoAts'
  if (local === '') return 'emailWithoutStart'
  if (!/\.[^.\s]{2,}\.?$/.test(domain)) return 'emailWithoutEnd'
  // Wider than browsers on letters (é@…, quebec.québec), as strict as they are on what could end a
  // header.
  if (
    !/^[^\s<>()[\]\\,;:"]+$/.test(local) ||
    !/^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(domain)
  )
    return 'emailUnreadable'
  return undefined
}

/**
 * The number without `Tél. :` before it, `poste 12` or `(le soir)` after it. Repetitions are
 * bounded, for linear time.
 */
export const removePhoneWords = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/^\p{L}[\p{L} .’']{0,20}:? ?/u, '')
    .replace(/[ ,;(]{1,4}\p{L}[\p{L} .’']{0,25}\)?$/u, '')
    .replace(/[ ,;(]{0,4}(#|poste|post|p|extension|ext|x)\.? ?:? ?\d{1,6}\)?$/iu, '')

const getDigits = (value: string) => removePhoneWords(value).replace(/\D/g, '')

function findPhoneProblem(value: string): Problem | undefined {
  const { length } = getDigits(value)
  // More digits than a number has are two numbers.
  if (
    length === 0 ||
    length > limits.phoneDigits.max ||
    /[^\d\s.()+/‐‑‒–—-]/u.test(removePhoneWords(value))
  )
    return 'phoneUnreadable'
  return length < limits.phoneDigits.min ? `phoneTooShort ${length}` : undefined
}

/**
 * A number of 7 to 9 digits is accepted, since some countries have them; written as a local one it
 * most likely misses a digit, which is said beside the field.
 */
export function phoneAdvice(typed: string): Problem | undefined {
  const value = removeInvisibleMarks(typed)
  if (value.length > limits.phone) return undefined
  const { length } = getDigits(value)
  return length >= limits.phoneDigits.min && length < 10 && !/^[+(\s]*[+0]/.test(value)
    ? `phoneTooShort ${length}`
    : undefined
}

const name = field(toOneLine, 'name', limits.name, 'nameTooLong')
const email = field(removeInvisibleMarks, 'email', limits.email, 'emailTooLong', findEmailProblem)
const phone = field(
  removeInvisibleMarks,
  'phone',
  limits.phone,
  'phoneUnreadable',
  findPhoneProblem,
)

/**
 * The five keys, and no other. What it returns is cleaned: send and store that, never the raw
 * input.
 */
export const contactMessageSchema = z.strictObject({
  seekingFor: z.enum(['vous', 'proche'], { error: 'seekingFor' satisfies Problem }),
  name,
  phone,
  email,
  message: field(toTextLines, 'message', limits.message, 'messageTooLong'),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>

/**
 * The label of each field in the agency's e-mail, in this order; the message comes last, quoted.
 */
export const emailLabels: Readonly<Record<keyof ContactMessage, string>> = {
  name: 'Nom',
  phone: 'Téléphone',
  email: 'Courriel',
  seekingFor: 'Cherche',
  message: 'Message',
}

/** The popup asks for three of them. */
export const callbackRequestSchema = z.strictObject({ name, email, phone })

export type CallbackRequest = z.infer<typeof callbackRequestSchema>

export const callbackMessage = 'Demande de rappel envoyée depuis la fenêtre du site.'

export const toContactMessage = (callback: CallbackRequest): ContactMessage => ({
  seekingFor: 'proche',
  ...callback,
  message: callbackMessage,
})

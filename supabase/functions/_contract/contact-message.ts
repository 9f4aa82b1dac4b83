// The only schema of a visitor's message, for both forms, the sender, the edge function and their
// tests. It imports zod/mini alone, because browsers download it.
import * as z from 'zod/mini'

/**
 * The limits are far above what visitors write, and stay under the 16 KiB of the function in
 * three-byte characters.
 */
const limits = {
  name: 120,
  email: 254,
  phone: 40,
  phoneDigits: { min: 7, max: 15 },
  message: 5000,
}

// Postgres can store neither a lone surrogate nor a NUL. Refusing it would lose a message over a
// character that nobody sees.
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

/** Removes the invisible marks that phones put around the number or the address of a contact. */
const removeInvisibleMarks = (value: string) => toOneLine(value.replace(/\p{Cf}/gu, ''))

/** Returns false for a text of spaces, zero-width characters and direction marks alone. */
const hasVisibleText = (value: string) => /[^\s\p{Z}\p{Cc}\p{Cf}]/u.test(value)

/**
 * A problem of a field by its sentence in content/forms.yml, where `emailTooLong 260 254` gives the
 * length and the maximum.
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
 * A string that is cleaned, then checked by regular expressions of linear time, because a field may
 * hold 16 KB of spaces.
 */
const field = (
  clean: (value: string) => string,
  missing: Problem,
  findProblem: (value: string) => Problem | undefined,
) =>
  z.string({ error: missing }).check(z.overwrite(clean), ({ value: input, issues }) => {
    const message = hasVisibleText(input) ? findProblem(input) : missing
    if (message !== undefined) issues.push({ code: 'custom', input, message })
  })

const findLengthProblem =
  (problem: CountedProblem, max: number) =>
  ({ length }: string): Problem | undefined =>
    length > max ? `${problem} ${length} ${max}` : undefined

function findEmailProblem(value: string): Problem | undefined {
  if (value.length > limits.email) return `emailTooLong ${value.length} ${limits.email}`
  const [local = '', domain = '', ...rest] = value.split('@')
  if (!value.includes('@')) return 'emailWithoutAt'
  if (rest.length > 0) return 'emailWithTwoAts'
  if (local === '') return 'emailWithoutStart'
  if (!/\.[^.\s]{2,}\.?$/.test(domain)) return 'emailWithoutEnd'
  // Before the @, the characters that browsers accept: an accent there is a typing mistake.
  if (
    !/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) ||
    !/^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(domain)
  )
    return 'emailUnreadable'
  return undefined
}

/**
 * Removes `Tél. :` before a number, and `poste 12` or `(le soir)` after it. Repetitions are
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
  if (value.length > limits.phone) return 'phoneUnreadable'
  const { length } = getDigits(value)
  // More digits than a number has mean two numbers.
  if (
    length === 0 ||
    length > limits.phoneDigits.max ||
    /[^\d\s.()+/‐‑‒–—-]/u.test(removePhoneWords(value))
  )
    return 'phoneUnreadable'
  return length < limits.phoneDigits.min ? `phoneTooShort ${length}` : undefined
}

/**
 * Advises on a number of 7 to 9 digits, which some countries have, but which most likely misses a
 * digit.
 */
export function findPhoneAdvice(typed: string): Problem | undefined {
  const value = removeInvisibleMarks(typed)
  const { length } = getDigits(value)
  return length >= limits.phoneDigits.min && length < 10 && !/^[+(\s]*[+0]/.test(value)
    ? `phoneTooShort ${length}`
    : undefined
}

const name = field(toOneLine, 'name', findLengthProblem('nameTooLong', limits.name))
const email = field(removeInvisibleMarks, 'email', findEmailProblem)
const phone = field(removeInvisibleMarks, 'phone', findPhoneProblem)

/** The five keys of a message, cleaned: send and store the result, never the raw input. */
export const contactMessageSchema = z.strictObject({
  seekingFor: z.enum(['vous', 'proche'], { error: 'seekingFor' satisfies Problem }),
  name,
  phone,
  email,
  message: field(toTextLines, 'message', findLengthProblem('messageTooLong', limits.message)),
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

/** The message of the popup, which asks for three of the fields. */
export const callbackMessage = 'Demande de rappel envoyée depuis la fenêtre du site.'

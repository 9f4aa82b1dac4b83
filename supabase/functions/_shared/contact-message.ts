// What a visitor sends, said once: both forms, the sender, the edge function and their tests import this schema.
// zod/mini and nothing else: this file is part of what the visitor's browser downloads.
import * as z from 'zod/mini'

/** No honest visitor meets these. Together they stay under the function's 16 KiB, even written in three-byte characters. */
const limits = {
  name: 120,
  email: 254,
  phone: 40,
  phoneDigits: { min: 7, max: 15 },
  message: 5000,
} as const

// A lone surrogate or a NUL cannot be stored in Postgres. Refusing it would lose a message over a character nobody sees.
const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD')

const oneLine = (value: string) =>
  wellFormed(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

const severalLines = (value: string) =>
  wellFormed(value)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** A number or an address that is pasted brings marks that nobody sees, as telephones put around those of their contacts. */
const withoutMarks = (value: string) => oneLine(value.replace(/\p{Cf}/gu, ''))

/** Spaces, zero-width characters and direction marks alone say nothing. */
const saysSomething = (value: string) => /[^\s\p{Z}\p{Cc}\p{Cf}]/u.test(value)

/** What is wrong with a field, by name: the sentence of each stands in content/forms.yml. `emailTooLong 260 254` tells its length, and the longest. */
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
 * A string cleaned first, then judged: its length before its form. Every expression in this file is linear: 16 KB of spaces in a field must not hold up a
 * server that has one thread.
 */
const field = (
  clean: (value: string) => string,
  missing: Problem,
  most: number,
  tooLong: CountedProblem | 'phoneUnreadable',
  problem: (value: string) => Problem | undefined = () => undefined,
) => {
  const judge = (value: string): Problem | undefined => {
    if (!saysSomething(value)) return missing
    if (value.length <= most) return problem(value)
    return tooLong === 'phoneUnreadable' ? tooLong : `${tooLong} ${value.length} ${most}`
  }
  return z.string({ error: missing }).check(
    z.overwrite(clean),
    z.refine((value) => judge(value) === undefined, {
      error: (issue) => judge(String(issue.input)),
    }),
  )
}

function emailProblem(value: string): Problem | undefined {
  const [local = '', domain = '', ...rest] = value.split('@')
  if (!value.includes('@')) return 'emailWithoutAt'
  if (rest.length > 0) return 'emailWithTwoAts'
  if (local === '') return 'emailWithoutStart'
  if (!/\.[^.\s]{2,}\.?$/.test(domain)) return 'emailWithoutEnd'
  // Wider than browsers on letters (é@…, quebec.québec), as strict as they are on what could end a header.
  if (
    !/^[^\s<>()[\]\\,;:"]+$/.test(local) ||
    !/^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u.test(domain)
  )
    return 'emailUnreadable'
  return undefined
}

/** The number itself, without « Tél. : » before it, « poste 12 » or « (le soir) » after it. Counted repetitions, never a run of any length. */
export const bareNumber = (value: string) =>
  value
    .replace(/\s+/g, ' ')
    .replace(/^\p{L}[\p{L} .’']{0,20}:? ?/u, '')
    .replace(/[ ,;(]{1,4}\p{L}[\p{L} .’']{0,25}\)?$/u, '')
    .replace(/[ ,;(]{0,4}(#|poste|post|p|extension|ext|x)\.? ?:? ?\d{1,6}\)?$/iu, '')

const digitsOf = (value: string) => bareNumber(value).replace(/\D/g, '')

function phoneProblem(value: string): Problem | undefined {
  const { length } = digitsOf(value)
  // More digits than a number has are two numbers.
  if (
    length === 0 ||
    length > limits.phoneDigits.max ||
    /[^\d\s.()+/‐‑‒–—-]/u.test(bareNumber(value))
  )
    return 'phoneUnreadable'
  return length < limits.phoneDigits.min ? `phoneTooShort ${length}` : undefined
}

/**
 * A number of 7 to 9 digits is accepted, because somewhere in the world it is whole; written as a local one it most likely misses a
 * digit. This is for saying so beside the field without refusing anything.
 */
export function phoneAdvice(typed: string): Problem | undefined {
  const value = withoutMarks(typed)
  if (value.length > limits.phone) return undefined
  const { length } = digitsOf(value)
  return length >= limits.phoneDigits.min && length < 10 && !/^[+(\s]*[+0]/.test(value)
    ? `phoneTooShort ${length}`
    : undefined
}

const name = field(oneLine, 'name', limits.name, 'nameTooLong')
const email = field(withoutMarks, 'email', limits.email, 'emailTooLong', emailProblem)
const phone = field(withoutMarks, 'phone', limits.phone, 'phoneUnreadable', phoneProblem)

/** The five keys, and no other. What it returns is cleaned: send and store that, never the raw input. */
export const contactMessageSchema = z.strictObject({
  seekingFor: z.enum(['vous', 'proche'], { error: 'seekingFor' satisfies Problem }),
  name,
  phone,
  email,
  message: field(severalLines, 'message', limits.message, 'messageTooLong'),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>

/** How the agency's e-mail calls each field, in this order; the message comes last, quoted. */
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

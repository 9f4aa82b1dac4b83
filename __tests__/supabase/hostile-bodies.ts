// Bodies that an attacker, a broken client or an unlucky keyboard may send. Runs under Node and under Deno: Web standards only.
import { createBench, message, post } from './doubles.ts'

const marker = 'ZZ-ECHO-ZZ'
const bytes = (...values: number[]) => new Uint8Array(values)
const encode = (text: string) => new TextEncoder().encode(text)

interface Expected {
  status: number
  /** What the store and the carrier must hold afterwards. */
  stored?: Partial<typeof message>
}

export interface HostileCase {
  title: string
  make: () => Request
  expected: Expected
  /** Looks at what was pulled from a stream, for instance. */
  afterwards?: () => string | undefined
}

const cases: HostileCase[] = []

const refused = (title: string, status: number, make: () => Request, afterwards?: () => string | undefined) =>
  cases.push({ title, make, expected: { status }, ...(afterwards ? { afterwards } : {}) })

const kept = (title: string, changes: Partial<Record<keyof typeof message, unknown>>, stored: Partial<typeof message>) =>
  cases.push({ title, make: () => post({ ...message, ...changes }), expected: { status: 200, stored } })

// Not JSON
refused('an empty body', 400, () => post(undefined, { raw: '' }))
refused('plain words', 400, () => post(undefined, { raw: marker }))
refused('a form', 415, () => post(undefined, { raw: `name=${marker}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
refused('JSON cut short', 400, () => post(undefined, { raw: JSON.stringify(message).slice(0, -4) }))
refused('invalid UTF-8', 400, () => post(undefined, { raw: bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d) }))
refused('a surrogate encoded in UTF-8', 400, () => post(undefined, { raw: bytes(0x22, 0xed, 0xa0, 0x80, 0x22) }))

// JSON of another shape
for (const [title, value] of [
  ['null', null],
  ['a string', marker],
  ['a list of messages', [message]],
  ['an empty object', {}],
  ['the message one level down', { body: message }],
] as const)
  refused(title, 422, () => post(value))

for (const key of ['seekingFor', 'name', 'phone', 'email', 'message'] as const) {
  refused(`no ${key}`, 422, () => post({ ...message, [key]: undefined }))
  for (const [kind, value] of [
    ['null', null],
    ['a list', [marker]],
    ['blank', ' \u00A0\t\u200B\uFEFF '],
  ] as const)
    refused(`${key} that is ${kind}`, 422, () => post({ ...message, [key]: value }))
}
refused('seekingFor named like a method', 422, () => post({ ...message, seekingFor: 'constructor' }))

// Keys
refused('a sixth key', 422, () => post({ ...message, admin: true }))
refused('a recipient of its own', 422, () => post({ ...message, to: `${marker}@exemple.ca`, bcc: `${marker}@exemple.ca` }))
refused('__proto__', 422, () => post(undefined, { raw: JSON.stringify(message).replace('{', '{"__proto__":{"polluted":true},') }))
refused('__proto__ that carries the fields', 422, () => post(undefined, { raw: `{"__proto__":${JSON.stringify(message)}}` }))
refused('a key with a NUL', 422, () => post(undefined, { raw: JSON.stringify(message).replace('"name"', '"name\\u0000"') }))
cases.push({
  title: 'a key given twice: the last one counts',
  make: () => post(undefined, { raw: JSON.stringify(message).replace('{', `{"name":"${marker}",`) }),
  expected: { status: 200, stored: { name: message.name } },
})

// Size
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
refused('8,000 nested lists', 422, () => post(undefined, { raw: nested(8_000) }))
refused('one byte over 16 KiB', 413, () => post(undefined, { raw: `"${'a'.repeat(16 * 1024 - 1)}"` }))
refused('16 KiB of spaces around a message', 413, () => post(undefined, { raw: ' '.repeat(16 * 1024) + JSON.stringify(message) }))
refused('a message of 5,001 characters', 422, () => post({ ...message, message: 'a'.repeat(5_001) }))
refused('a name of 121 characters', 422, () => post({ ...message, name: 'a'.repeat(121) }))
refused('an e-mail of 255 characters', 422, () => post({ ...message, email: `${'a'.repeat(245)}@exemple.ca` }))
refused('a promised length of 10 MB', 413, () => post(message, { headers: { 'content-length': '10000000' } }))

/** A sender that never ends on its own; it must be stopped long before its 10 MB. */
function endless(first: string, chunk: number) {
  const seen = { pulled: 0, cancelled: false }
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(seen.pulled === 0 ? encode(first) : new Uint8Array(chunk).fill(0x61))
        seen.pulled += seen.pulled === 0 ? first.length : chunk
        if (seen.pulled > 10_000_000) controller.close()
      },
      cancel() {
        seen.cancelled = true
      },
    })
  const check = () => (seen.pulled < 300_000 ? undefined : `${seen.pulled} bytes were read`)
  return { body, check }
}
const lying = endless('{"message":"', 4_096)
refused(
  'a 10 MB stream that promises 20 bytes',
  413,
  () => post(undefined, { raw: lying.body(), headers: { 'content-length': '20' } }),
  lying.check,
)
refused('a stream that breaks midway', 400, () =>
  post(undefined, {
    raw: new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encode('{"name":"'))
      },
      pull() {
        throw new Error(marker)
      },
    }),
  }),
)
cases.push({
  title: 'a message that arrives one byte at a time, characters cut in the middle',
  make: () => {
    const all = encode(JSON.stringify({ ...message, name: 'Zoé 👵🏽' }))
    let next = 0
    return post(undefined, {
      raw: new ReadableStream<Uint8Array>({
        pull(controller) {
          if (next === all.length) controller.close()
          else controller.enqueue(all.slice(next, (next += 1)))
        },
      }),
    })
  },
  expected: { status: 200, stored: { name: 'Zoé 👵🏽' } },
})
cases.push({
  title: 'a byte order mark before the JSON',
  make: () => post(undefined, { raw: `\uFEFF${JSON.stringify(message)}` }),
  expected: { status: 200, stored: message },
})

// Content types
for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', ''])
  refused(`content type « ${type} »`, 415, () => post(message, { headers: { 'content-type': type } }))
refused('gzip', 415, () => post(message, { headers: { 'content-encoding': 'gzip' } }))
cases.push({
  title: 'a charset said in capitals',
  make: () => post(message, { headers: { 'content-type': 'Application/JSON; charset=UTF-8' } }),
  expected: { status: 200, stored: message },
})

// Header injection through values
for (const [title, value] of [
  ['CR LF and a header', `Marie\r\nBcc: ${marker}@exemple.ca`],
  ['U+2028', `Marie\u2028Bcc: ${marker}@exemple.ca`],
  ['NEL', `Marie\u0085Bcc: ${marker}@exemple.ca`],
  ['a vertical tab and a form feed', `Marie\v\fBcc: ${marker}@exemple.ca`],
] as const)
  kept(`${title} in the name`, { name: value }, { name: `Marie Bcc: ${marker}@exemple.ca` })
for (const [title, value] of [
  ['CR LF', `marie@exemple.ca\r\nBcc: ${marker}@exemple.ca`],
  ['a comma', `marie@exemple.ca,${marker}@exemple.ca`],
  ['angle brackets', `Marie <${marker}@exemple.ca>`],
  ['a quoted local part', `"${marker} x"@exemple.ca`],
  ['a right-to-left override', `marie\u202E@exemple.ca`],
  ['an address literal', `${marker}@[127.0.0.1]`],
  ['a percent-encoded line break and a space', `${marker}%0d%0a x@exemple.ca`],
] as const)
  refused(`${title} in the e-mail`, 422, () => post({ ...message, email: value }))
for (const [title, value] of [
  ['markup', `418 555-0134<script>${marker}</script>`],
  ['an address', `tel:418?x=${marker}@exemple.ca`],
  ['sixteen digits', '4185 5501 3441 8555'],
] as const)
  refused(`${title} in the phone`, 422, () => post({ ...message, phone: value }))

// Unicode that must arrive
kept('right-to-left script with its marks', { name: '\u200Fليلى حداد\u200F' }, { name: '\u200Fليلى حداد\u200F' })
kept('right-to-left override in the message', { message: `\u202E${marker}` }, { message: `\u202E${marker}` })
kept('a lone high surrogate', { message: 'avant \uD83D après' }, { message: 'avant \uFFFD après' })
kept('a lone low surrogate', { name: 'Marie \uDC75' }, { name: 'Marie \uFFFD' })
kept('a NUL in the message', { message: 'avant\u0000après' }, { message: 'avantaprès' })
kept('a NUL in the name', { name: 'Marie\u0000Tremblay' }, { name: 'Marie Tremblay' })
kept('terminal escapes', { message: '\u001B[31mrouge\u0007' }, { message: '[31mrouge' })
kept('line breaks of all systems', { message: 'un\r\ndeux\rtrois\u2028quatre' }, { message: 'un\ndeux\ntrois\nquatre' })
kept('SQL', { message: "'); drop table contact_requests; --" }, { message: "'); drop table contact_requests; --" })
kept('markup', { name: '<img src=x onerror=alert(1)>' }, { name: '<img src=x onerror=alert(1)>' })
kept(
  'the largest message, in three-byte characters',
  { name: '名'.repeat(120), message: '字'.repeat(5_000) },
  { message: '字'.repeat(5_000) },
)

const headerTrouble = /[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}]/u

/** One case against a fresh function; undefined when all is well, otherwise what is not. */
export async function judge({ make, expected, afterwards }: HostileCase): Promise<string | undefined> {
  const bench = createBench()
  const response = await bench.handle(make())
  const text = await response.text()
  if (response.status !== expected.status) return `answered ${response.status} instead of ${expected.status}: ${text}`
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return 'the answer is not JSON'
  const answer: unknown = JSON.parse(text)
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).join() !== 'code,message') return `unexpected answer: ${text}`
  if (response.headers.get('access-control-allow-origin') === null) return 'the browser could not read the answer'
  const spoken = text + bench.lines.join()
  if ([marker, message.name, message.email, message.phone, message.message].some((value) => spoken.includes(value)))
    return `something received was repeated: ${spoken}`
  if ('polluted' in {}) return 'a prototype was changed'
  const [row, ...otherRows] = bench.rows.values()
  const [mail, ...otherMails] = bench.mails
  if (expected.stored === undefined) return row || mail ? 'it was stored or sent' : afterwards?.()
  if (!row || !mail || otherRows.length > 0 || otherMails.length > 0) return 'not exactly one row and one e-mail'
  for (const [key, value] of Object.entries(expected.stored)) {
    const stored = Object.entries(row.message).find(([name]) => name === key)?.[1]
    if (stored !== value) return `${key} was stored as ${JSON.stringify(stored)}`
  }
  for (const header of [mail.from, mail.to, mail.subject, mail.replyTo ?? ''])
    if (headerTrouble.test(header)) return `a header carries ${JSON.stringify(header)}`
  if (mail.to !== 'agence@fanal.example') return `the e-mail goes to ${mail.to}`
  if (/<(img|script)/i.test(mail.html)) return 'the HTML carries markup that was received'
  return afterwards?.()
}

export const hostileCases: readonly HostileCase[] = cases

export async function runHostileCases() {
  const failures: string[] = []
  for (const hostile of cases) {
    const trouble = await judge(hostile).catch((error: unknown) => `threw ${String(error)}`)
    if (trouble !== undefined) failures.push(`${hostile.title}: ${trouble}`)
  }
  return { passed: cases.length - failures.length, failures }
}

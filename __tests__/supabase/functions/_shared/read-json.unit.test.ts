// Bodies that an attacker, a broken client or an unlucky keyboard may send: refused or stored, and
// never quoted.
import { expect, test } from '@jest/globals'

import { createBench, message, post } from '../send-contact-email/doubles.ts'

const marker = 'ZZ-ECHO-ZZ'
const bytes = (...values: number[]) => new Uint8Array(values)
const encode = (text: string) => new TextEncoder().encode(text)

/** The body, the status that refuses it or what is stored of it, and what else is sent. */
type Hostile = [
  title: string,
  expected: number | Partial<typeof message>,
  body: unknown,
  changes?: Parameters<typeof post>[1],
]

const raw = (title: string, expected: Hostile[1], body: BodyInit, headers = {}): Hostile => [
  title,
  expected,
  '',
  { raw: body, headers },
]
const wrong = (title: string, changes: object): Hostile => [title, 422, { ...message, ...changes }]
const accepted = (title: string, typed: Partial<typeof message>, stored = typed): Hostile => [
  title,
  stored,
  { ...message, ...typed },
]

const json = JSON.stringify(message)

/** A sender that never ends on its own; it must be stopped long before its 10 MB. */
let pulled = 0
const endless = () =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = pulled === 0 ? encode('{"message":"') : new Uint8Array(4_096).fill(0x61)
      controller.enqueue(chunk)
      pulled += chunk.length
      if (pulled > 10_000_000) controller.close()
    },
  })

const broken = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encode('{"name":"')),
    pull: () => Promise.reject(new Error(marker)),
  })

const byteByByte = (all: Uint8Array, next = 0) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      if (next === all.length) controller.close()
      else controller.enqueue(all.slice(next, (next += 1)))
    },
  })

const hostileCases: readonly Hostile[] = [
  // Not JSON
  raw('an empty body', 400, ''),
  raw('JSON cut short', 400, json.slice(0, -4)),
  raw('invalid UTF-8', 400, bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d)),

  // JSON of another shape
  ['null', 422, null],
  ['an empty object', 422, {}],
  ['the message one level down', 422, { body: message }],
  ...(['seekingFor', 'name', 'phone', 'email', 'message'] as const).flatMap((key) => [
    wrong(`no ${key}`, { [key]: undefined }),
    wrong(`${key} that is null`, { [key]: null }),
    wrong(`${key} that is a list`, { [key]: [marker] }),
    wrong(`${key} that is blank`, { [key]: ' \u00A0\t\u200B\uFEFF ' }),
  ]),

  // Keys
  wrong('a sixth key', { admin: true }),
  raw('__proto__', 422, json.replace('{', '{"__proto__":{"polluted":true},')),
  raw(
    'a key given twice: the last one counts',
    { name: message.name },
    json.replace('{', `{"name":"${marker}",`),
  ),

  // Size
  raw('8,000 nested lists', 422, '['.repeat(8_000) + ']'.repeat(8_000)),
  raw('one byte over 16 KiB', 413, `"${'a'.repeat(16 * 1024 - 1)}"`),
  raw('a 10 MB stream that promises 20 bytes', 413, endless(), { 'content-length': '20' }),
  raw('a stream that breaks midway', 400, broken()),
  wrong('an e-mail of 255 characters', { email: `${'a'.repeat(245)}@exemple.ca` }),
  accepted('the largest message, in three-byte characters', {
    name: '名'.repeat(120),
    message: '字'.repeat(5_000),
  }),
  accepted('the largest message, in signs that JSON writes as two', {
    message: `${'"\\\n'.repeat(1_666)}!`,
  }),
  raw(
    'a message that arrives one byte at a time, characters cut in the middle',
    { name: 'Zoé 👵🏽' },
    byteByByte(encode(JSON.stringify({ ...message, name: 'Zoé 👵🏽' }))),
  ),
  raw('a byte order mark before the JSON', message, `\uFEFF${json}`),

  // Content types
  ...[
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    '',
  ].map((type) => raw(`content type « ${type} »`, 415, json, { 'content-type': type })),
  raw('gzip', 415, json, { 'content-encoding': 'gzip' }),
  raw('a charset in capitals', message, json, {
    'content-type': 'Application/JSON; charset=UTF-8',
  }),

  // Header injection through values
  accepted(
    'line ends in the name',
    { name: `Marie\r\n\u2028\u0085\v\fBcc: ${marker}@exemple.ca` },
    { name: `Marie Bcc: ${marker}@exemple.ca` },
  ),
  wrong('a line end in the e-mail', { email: `marie@exemple.ca\r\nBcc: ${marker}@exemple.ca` }),
  wrong('a display name in the e-mail', { email: `Marie <${marker}@exemple.ca>` }),
  wrong('markup in the phone', { phone: `418 555-0134<script>${marker}</script>` }),

  // Unicode that must arrive
  accepted(
    'an address with a mark that nobody sees',
    { email: 'marie\u202E@exemple.ca\uFEFF' },
    { email: 'marie@exemple.ca' },
  ),
  accepted(
    'a number as telephones copy it from a contact',
    { phone: '\u202A418 555-0134\u202C' },
    { phone: '418 555-0134' },
  ),
  accepted('right-to-left script with its marks', { name: '\u200Fليلى حداد\u200F' }),
  accepted(
    'a lone high surrogate',
    { message: 'avant \uD83D après' },
    { message: 'avant \uFFFD après' },
  ),
  accepted('a NUL in the message', { message: 'avant\u0000après' }, { message: 'avantaprès' }),
  accepted(
    'line breaks of all systems',
    { message: ' un\r\ndeux\rtrois\u2028quatre\n' },
    { message: 'un\ndeux\ntrois\nquatre' },
  ),
  accepted('SQL', { message: "'); drop table contact_requests; --" }),
]

test.each(
  hostileCases.map(
    ([title, expected, body, changes = {}]) => [title, expected, body, changes] as const,
  ),
)('answers %s without quoting it', async (_, expected, body, changes) => {
  const bench = createBench()
  const response = await bench.handle(post(body, changes))
  const text = await response.text()
  expect([response.status, text]).toEqual([typeof expected === 'number' ? expected : 200, text])
  expect(Object.keys(JSON.parse(text) as object)).toEqual(['code', 'message'])
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  // The browser could not read the answer.
  expect(response.headers.get('access-control-allow-origin')).not.toBeNull()
  const spoken = text + bench.lines.join()
  for (const value of [marker, message.name, message.email, message.phone, message.message])
    expect(spoken).not.toContain(value)
  expect(['polluted' in {}, pulled < 300_000]).toEqual([false, true])
  const rows = [...bench.rows.values()]
  expect([rows.length, bench.mails.length]).toEqual(typeof expected === 'number' ? [0, 0] : [1, 1])
  if (typeof expected === 'number') return
  expect(rows[0]?.message).toMatchObject(expected)
})

// Bodies that an attacker, a broken client or an unlucky keyboard may send: refused or stored, and
// never quoted.
import { expect, test } from '@jest/globals'

import { createBench, message, post } from '../send-contact-email/doubles.ts'

const marker = 'ZZ-ECHO-ZZ'
const json = JSON.stringify(message)
const encode = (text: string) => new TextEncoder().encode(text)

/** A sender that never ends on its own; it must be stopped long before its 10 MB. */
let pulled = 0
const endless = new ReadableStream<Uint8Array>({
  pull(controller) {
    const chunk = encode(pulled === 0 ? '{"message":"' : 'a'.repeat(4_096))
    controller.enqueue(chunk)
    pulled += chunk.length
    if (pulled > 10_000_000) controller.close()
  },
})

const broken = new ReadableStream<Uint8Array>({
  start: (controller) => controller.enqueue(encode('{"name":"')),
  pull: () => Promise.reject(new Error(marker)),
})

const sendByteByByte = (all: Uint8Array, next = 0) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      if (next === all.length) controller.close()
      else controller.enqueue(all.slice(next, (next += 1)))
    },
  })

const buildBody = (changes: object) => JSON.stringify({ ...message, ...changes })

test.each<[title: string, body: BodyInit, status: number, headers?: Record<string, string>]>([
  ['an empty body', '', 400],
  ['JSON cut short', json.slice(0, -4), 400],
  ['invalid UTF-8 in a value', encode(json).with(json.indexOf('Marie'), 0xff), 400],
  ['a stream that breaks midway', broken, 400],
  ['one byte over 16 KiB', `"${'a'.repeat(16 * 1024 - 1)}"`, 413],
  ['a 10 MB stream that promises 20 bytes', endless, 413, { 'content-length': '20' }],
  ['another content type', json, 415, { 'content-type': 'text/plain' }],
  ['null', 'null', 422],
  ['no phone', buildBody({ phone: undefined }), 422],
  ['a list for a text', buildBody({ name: [marker] }), 422],
  ['signs that nobody sees for a name', buildBody({ name: ' \u00A0\t\u200B\uFEFF ' }), 422],
  ['a sixth key', buildBody({ admin: true }), 422],
  [
    'a line end in the e-mail',
    buildBody({ email: `marie@exemple.ca\r\nBcc: ${marker}@a.ca` }),
    422,
  ],
])('refuses %s without quoting it', async (_, raw, status, headers = {}) => {
  const bench = createBench()
  const response = await bench.handle(post('', { raw, headers }))
  expect(response.status).toBe(status)
  const answer = await response.text()
  expect(Object.keys(JSON.parse(answer) as object)).toEqual(['code', 'message'])
  // Without this header, the page could not read the response.
  expect(response.headers.get('access-control-allow-origin')).not.toBeNull()
  for (const value of [marker, message.name, message.email, message.phone, message.message])
    expect(answer + bench.lines.join()).not.toContain(value)
  expect([bench.rows.size, bench.mails.length]).toEqual([0, 0])
  expect(pulled).toBeLessThan(300_000)
})

const largest = { name: '名'.repeat(120), message: '字'.repeat(5_000) }

test.each<[title: string, typed: Partial<typeof message>, stored?: Partial<typeof message>]>([
  ['the largest message, in three-byte characters', largest],
  ['line ends in a name', { name: 'Marie\r\n\u2028\u0085\v\fBcc: a' }, { name: 'Marie Bcc: a' }],
  ['right-to-left script with its marks', { name: '\u200Fليلى حداد\u200F' }],
  ['an invisible mark', { email: 'marie\u202E@exemple.ca\uFEFF' }, { email: 'marie@exemple.ca' }],
  ['a lone surrogate', { message: 'avant \uD83D après' }, { message: 'avant \uFFFD après' }],
  ['a NUL', { message: 'avant\u0000après' }, { message: 'avantaprès' }],
  ['line ends of all systems', { message: ' un\r\n2\r3\u20284\n' }, { message: 'un\n2\n3\n4' }],
])('stores %s', async (_, typed, stored = typed) => {
  const bench = createBench()
  expect((await bench.handle(post({ ...message, ...typed }))).status).toBe(200)
  expect([...bench.rows.values()]).toEqual([
    expect.objectContaining({ message: { ...message, ...stored } }),
  ])
})

test('reads a body that arrives one byte at a time, characters cut in the middle', async () => {
  const bench = createBench()
  const raw = sendByteByByte(encode(buildBody({ name: 'Zoé 👵🏽' })))
  await bench.handle(post('', { raw }))
  expect(bench.mails[0]?.text).toContain('Zoé 👵🏽')
})

// Anyone may send 16 KB in a field: checking it takes linear time, or it would hold up the only
// thread.
import { expect, test } from '@jest/globals'
import fc from '../../support/fast-check.ts'

import {
  removePhoneWords,
  contactMessageSchema,
  findPhoneAdvice,
} from '../../../supabase/functions/_shared/contact-message.ts'
import { getNetwork } from '../../../supabase/functions/send-contact-email/client-address.ts'
import { bodyLimit } from '../../../supabase/functions/send-contact-email/receive-message.ts'
import { message } from '../../supabase/functions/send-contact-email/doubles.ts'

/** One character of each class that an expression tells apart, and the characters that it names. */
const classes = [
  ...Array.from(' \t\n\r\u00A0\u3000\u2028\u2029\u0085\0\u200B\u202E\u0301\uFFFDaÉ字ل0٣😀px'),
  ...Array.from('.,;:()#+/-–@’\'"\\<[_%&*'),
  ...['\uD83D', '\uDC75', 'poste', 'ext', 'extension'],
]

const checks: Readonly<Record<string, (value: string) => unknown>> = {
  ...Object.fromEntries(
    Object.keys(message).map((field) => [
      field,
      (value: string) => contactMessageSchema.safeParse({ ...message, [field]: value }),
    ]),
  ),
  findPhoneAdvice,
  removePhoneWords,
  getNetwork,
}

/**
 * Milliseconds of the processor, the best of three, so that neither other programs nor the
 * collector count.
 */
function cost(work: () => unknown) {
  const once = () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  return Math.min(once(), once(), once())
}

/**
 * Nothing, or what is too dear: 16 KB in 25 ms (a quadratic expression takes 200 to 2,000), and
 * four times as much at most eight times that.
 */
function tooDear(unit: string, before: string, after: string) {
  const fillPattern = (size: number) =>
    before + unit.repeat(Math.floor((size - before.length - after.length) / unit.length)) + after
  const [once, four] = [fillPattern(bodyLimit), fillPattern(4 * bodyLimit)]
  for (const [name, check] of Object.entries(checks)) {
    const small = cost(() => check(once))
    if (small > 25)
      return `${name}: ${small.toFixed(0)} ms for 16 KB of ${JSON.stringify([before, unit, after])}`
    const large = cost(() => check(four))
    const times = `${small.toFixed(1)} ms, then ${large.toFixed(0)} ms`
    if (large > 8 * small + 25)
      return `${name}: ${times}, of ${JSON.stringify([before, unit, after])}`
  }
  return undefined
}

test('checks 16 KB of any characters in a field in linear time', () => {
  const few = fc
    .array(fc.constantFrom(...classes), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(''))
  const end = fc
    .array(fc.constantFrom(...classes, '418 555-0134', 'a@a.ca'), { maxLength: 3 })
    .map((parts) => parts.join(''))
  const ends = [
    ['', ''],
    ['', '\r'],
    ['1', '1'],
    ['a@a', '.'],
    ['418 555-0134 p', '!'],
  ] as const
  const examples = classes.flatMap((unit) =>
    ends.map(([before, after]): [string, string, string] => [unit, before, after]),
  )
  fc.assert(
    fc.property(few, end, end, (unit, before, after) => {
      expect(tooDear(unit, before, after)).toBeUndefined()
    }),
    { examples, numRuns: examples.length + 60 },
  )
})

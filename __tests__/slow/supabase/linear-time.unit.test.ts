// Anyone may send 16 KB in a field: checking it takes linear time, or it would hold up the only
// thread.
import { expect, test } from '@jest/globals'
import {
  contactMessageSchema,
  findPhoneAdvice,
  removePhoneWords,
} from '@/supabase/functions/_contract/contact-message'
import { getNetwork } from '@/supabase/functions/send-contact-email/client-address'
import { bodyLimit } from '@/supabase/functions/send-contact-email/receive-message'
import { message } from '../../supabase/functions/send-contact-email/doubles'

/** What is repeated, between what begins and ends the field. */
const hardInputs = [
  ['', ' ', 'x'],
  ['x', '\r', 'x'],
  ['', '1', 'x'],
  ['a@', 'a.', ''],
  ['418 555-0134', ' p', '!'],
  ['', '😀', ''],
] as const

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

/** Milliseconds of the processor, the best of three: other programs and the collector count less. */
function cost(work: () => unknown) {
  const once = () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  return Math.min(once(), once(), once())
}

const cases = Object.entries(checks).flatMap(([name, check]) =>
  hardInputs.map((input) => ({ name, check, input, unit: input[1] })),
)

test.each(cases)('checks 16 KB of $unit with $name in linear time', ({ check, input }) => {
  const [start, unit, end] = input
  const build = (size: number) => start + unit.repeat(size / unit.length) + end
  const [once, four] = [build(bodyLimit), build(4 * bodyLimit)]
  const small = cost(() => check(once))
  // A quadratic expression takes 200 to 2,000 ms, then sixteen times as much.
  expect(small).toBeLessThan(25)
  expect(cost(() => check(four))).toBeLessThan(8 * small + 25)
})

import { expect, test } from '@jest/globals'
import { linesOf, maxLengthOf } from '@/components/sheet/field-length'

test('a field takes more where its column is wider, and twice as much on two lines', () => {
  const half = maxLengthOf('line', ['line', 'line'], false)
  expect(maxLengthOf('line', ['line'], false)).toBeGreaterThan(half)
  expect(maxLengthOf('line', ['line', 'line'], true)).toBeGreaterThan(half)
  expect(maxLengthOf('line', ['tick', 'line'], false)).toBeGreaterThan(half)
  expect(maxLengthOf('lines', ['lines', 'line'], false)).toBe(2 * half)
})

test('a printed column that a row leaves empty is written on two lines', () => {
  expect(linesOf('text')).toBe(2)
})

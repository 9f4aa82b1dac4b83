import { expect, test } from '@jest/globals'
import { countLines, computeMaxLength } from '@/components/sheet/field-length'

test('accepts more text in a wider field, and twice as much on two lines', () => {
  const half = computeMaxLength('line', ['line', 'line'], false)
  expect(computeMaxLength('line', ['line'], false)).toBeGreaterThan(half)
  expect(computeMaxLength('line', ['line', 'line'], true)).toBeGreaterThan(half)
  expect(computeMaxLength('line', ['tick', 'line'], false)).toBeGreaterThan(half)
  expect(computeMaxLength('lines', ['lines', 'line'], false)).toBe(2 * half)
})

test('a printed column that a row leaves empty is written on two lines', () => {
  expect(countLines('text')).toBe(2)
})

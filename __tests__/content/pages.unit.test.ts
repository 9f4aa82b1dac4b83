import { expect, test } from '@jest/globals'
import { linkOf } from '@/content/pages'
import type { Place } from '@/content/schema/pages'

test('stops the build where a menu has no page', () => {
  expect(() => linkOf('nulle part' as Place)).toThrow('attendu : une page à « nulle part »')
})
